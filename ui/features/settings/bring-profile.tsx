import { useRef, useState } from 'react';
import { MAXIMUM_PROFILE_BYTES } from '#core/data-export/domain/profile-file.ts';
import { readProfileFile, type BroughtProfile } from '#core/data-export/profile-file-schemas.ts';
import { PRODUCT_NAME } from '#core/site/domain/page-routes.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Field } from '#ui/kit/field.tsx';
import { useUpdateProfile } from '#ui/parts/people/use-update-profile.ts';
import { BroughtFields, LeftOutFields } from './brought-fields.tsx';

/** The way to bring along what one wrote about oneself at another place. */
export function BringProfile() {
  const [brought, setBrought] = useState<BroughtProfile | null>(null);
  const [error, setError] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const saving = useUpdateProfile();
  const startOver = () => {
    setBrought(null);
    if (input.current === null) return;
    input.current.value = '';
    input.current.focus();
  };
  const read = async (file: File | undefined) => {
    const profile =
      file === undefined || file.size > MAXIMUM_PROFILE_BYTES
        ? null
        : readProfileFile(await file.text());
    setBrought(profile);
    setError(file === undefined || profile !== null ? '' : describeMisfit(file));
  };
  return (
    <Card>
      <h2 className="mb-1 text-xl">Move here from another {PRODUCT_NAME} site</h2>
      <p className="mb-3 text-quiet">
        If you’ve made a copy of your data on another site like this one, choose the file
        profile.json from it. You’ll see what’s in it before anything’s saved.
      </p>
      <Field label="Your profile file" error={error}>
        {(control) => (
          <input
            {...control}
            ref={input}
            type="file"
            accept=".json,application/json"
            className="min-h-11 w-full file:me-3 file:min-h-11 file:cursor-pointer file:rounded-box file:border file:border-control file:bg-surface file:px-4 file:font-semibold file:text-ink hover:file:bg-sunken"
            onChange={(event) => void read(event.target.files?.[0])}
          />
        )}
      </Field>
      {brought !== null && (
        <Review
          brought={brought}
          isSaving={saving.isPending}
          onSave={() => {
            saving.mutate(brought.changes, { onSuccess: startOver });
          }}
          onCancel={startOver}
        />
      )}
    </Card>
  );
}

function describeMisfit({ size }: File): string {
  return size > MAXIMUM_PROFILE_BYTES
    ? 'This file is too large: a profile has at most 64 KB.'
    : 'This isn’t a profile file. It’s called profile.json in a copy of your data.';
}

interface ReviewProps {
  readonly brought: BroughtProfile;
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

function Review({ brought: { changes, leftOut }, isSaving, onSave, onCancel }: ReviewProps) {
  return (
    <section aria-label="What’s in the file" className="mt-4 grid gap-3">
      <p role="status">Please look through it. It’ll replace what you have here now.</p>
      <BroughtFields changes={changes} />
      {leftOut.length > 0 && <LeftOutFields leftOut={leftOut} />}
      <div className="flex flex-wrap gap-3">
        <Button isBusy={isSaving} onClick={onSave}>
          Save to my profile
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </section>
  );
}

import { useState } from 'react';
import type { MailPreferences } from '#core/mail/domain/mail-preferences.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { Field } from '#ui/kit/field.tsx';
import { Select } from '#ui/kit/select.tsx';
import { Skeleton } from '#ui/kit/skeleton.tsx';
import { useSendsMails } from '#ui/parts/pages/use-sends-mails.ts';
import { useChooseMails, useMailPreferences } from './mail-queries.ts';

type Pace = MailPreferences['messages'];

const KINDS: readonly { readonly kind: keyof MailPreferences; readonly label: string }[] = [
  { kind: 'requests', label: 'When someone asks to connect' },
  { kind: 'acceptances', label: 'When someone accepts your request' },
  { kind: 'messages', label: 'When someone writes to you' },
];

const PACES: readonly { readonly pace: Pace; readonly label: string }[] = [
  { pace: 'at_once', label: 'At once' },
  { pace: 'daily', label: 'Once a day' },
  { pace: 'weekly', label: 'Once a week' },
  { pace: 'never', label: 'Never' },
];

/** Which mails the signed-in member gets about what happens. */
export function Mails() {
  const sendsMails = useSendsMails();
  return (
    <Card>
      <h3 className="mb-1 text-xl">Emails</h3>
      {sendsMails ? (
        <MailChoice />
      ) : (
        <p>This site doesn’t send email, so there’s nothing to choose.</p>
      )}
    </Card>
  );
}

function MailChoice() {
  const preferences = useMailPreferences();
  const { data } = preferences;
  return (
    <>
      <p className="mb-3 text-quiet">
        Our emails never say what other people write, or who they are: only how much is new. You
        won’t get one if you’ve been here since, or before you’ve confirmed your address. You’ll
        always get emails your account needs.
      </p>
      {data === undefined && preferences.isError && (
        <ErrorState
          title="Sorry, we couldn’t load your choice."
          onRetry={() => void preferences.refetch()}
        />
      )}
      {preferences.isPending && <Skeleton className="h-11" />}
      {data && <MailForm stored={data} />}
    </>
  );
}

function MailForm({ stored }: { readonly stored: MailPreferences }) {
  const saving = useChooseMails();
  const [chosen, setChosen] = useState(stored);
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        saving.mutate(chosen);
      }}
    >
      {KINDS.map(({ kind, label }) => (
        <Field key={kind} label={label}>
          {(control) => (
            <Select
              {...control}
              value={chosen[kind]}
              className="w-full max-w-60"
              onChange={({ target }) => {
                // Only these values are on offer.
                setChosen({ ...chosen, [kind]: target.value as Pace });
              }}
            >
              {PACES.map(({ pace, label: name }) => (
                <option key={pace} value={pace}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
      <p className="text-sm text-quiet">
        Daily emails go out at 8 in the morning, and weekly ones on Mondays (universal time).
      </p>
      <Button type="submit" className="justify-self-start" isBusy={saving.isPending}>
        Save email choices
      </Button>
    </form>
  );
}

import { useState } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Checkbox } from '#ui/kit/checkbox.tsx';
import { useUpdateProfile } from '#ui/parts/people/use-update-profile.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';

/** What the signed-in member and those they talk with show each other beside words. */
export function SharedSigns() {
  const self = useSelf();
  const saving = useUpdateProfile({
    title: 'Saved',
    description: 'This applies to all your conversations from now on.',
  });
  const [signs, setSigns] = useState(self.sharedSigns);
  return (
    <Card>
      <h2 className="mb-1 text-xl">Typing and reading</h2>
      <p className="mb-3 text-quiet">
        Nobody here has to answer at once, so both of these are off until you turn them on. They
        only work with people who’ve turned them on too: you each see when the other is typing, or
        “Read” under the last message they’ve read. Nobody sees when you read it.
      </p>
      <Checkbox
        label="Show each other when you’re typing"
        checked={signs.typing}
        onChange={(event) => {
          setSigns({ ...signs, typing: event.target.checked });
        }}
      />
      <Checkbox
        label="Show each other when you’ve read messages"
        checked={signs.reading}
        onChange={(event) => {
          setSigns({ ...signs, reading: event.target.checked });
        }}
      />
      <Button
        variant="secondary"
        className="mt-3"
        isBusy={saving.isPending}
        onClick={() => {
          saving.mutate({ sharedSigns: signs });
        }}
      >
        Save typing and reading
      </Button>
    </Card>
  );
}

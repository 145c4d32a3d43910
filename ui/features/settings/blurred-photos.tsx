import { useState } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { Checkbox } from '#ui/kit/checkbox.tsx';
import { useUpdateProfile } from '#ui/parts/people/use-update-profile.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';

/** Whether photos that the signed-in member is sent stay blurred until they tap them. */
export function BlurredPhotos() {
  const self = useSelf();
  const saving = useUpdateProfile({
    title: 'Saved',
    description: 'This applies wherever you’re signed in.',
  });
  const [isAlways, setIsAlways] = useState(self.blursPhotos);
  return (
    <Card>
      <h2 className="mb-1 text-xl">Photos in messages</h2>
      <p className="mb-3 text-quiet">
        In the first week of a connection, the photos you’re sent stay blurred until you tap them.
      </p>
      <Checkbox
        label="Always keep photos blurred until I tap them"
        checked={isAlways}
        onChange={(event) => {
          setIsAlways(event.target.checked);
        }}
      />
      <Button
        variant="secondary"
        className="mt-3"
        isBusy={saving.isPending}
        onClick={() => {
          saving.mutate({ blursPhotos: isAlways });
        }}
      >
        Save photos in messages
      </Button>
    </Card>
  );
}

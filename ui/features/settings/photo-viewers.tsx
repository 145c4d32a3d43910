import { useState } from 'react';
import { PHOTO_VIEWERS } from '#core/members/domain/photo-viewers.ts';
import { PHOTO_VIEWER_TEXTS } from '#core/texts/photo-viewer-texts.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { RadioList } from '#ui/kit/radio-list.tsx';
import { useUpdateProfile } from '#ui/parts/people/use-update-profile.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';

const CHOICES = PHOTO_VIEWERS.map((value) => ({ value, label: PHOTO_VIEWER_TEXTS[value] }));

/** The choice of who may see the photos on the signed-in member's profile. */
export function PhotoViewers() {
  const self = useSelf();
  const saving = useUpdateProfile({
    title: 'Saved',
    description: 'This applies to all the photos on your profile.',
  });
  const [chosen, setChosen] = useState(self.photosSeenBy);
  return (
    <Card>
      <h2 className="mb-1 text-xl">Who sees my photos</h2>
      <p className="mb-3 text-quiet">
        This is about your profile photo and the photos below it. Anyone who can’t see them gets a
        drawn picture instead, and the rest of your profile as before. Moderators can always see
        them.
      </p>
      <RadioList
        legend="Who sees them?"
        choices={CHOICES}
        chosen={chosen}
        input={{
          name: 'photosSeenBy',
          onChange: ({ currentTarget: { value } }) => {
            setChosen(value === 'connections' ? 'connections' : 'everyone');
          },
        }}
      />
      <Button
        variant="secondary"
        className="mt-3"
        isBusy={saving.isPending}
        onClick={() => {
          saving.mutate({ photosSeenBy: chosen });
        }}
      >
        Save who sees my photos
      </Button>
    </Card>
  );
}

import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '#ui/kit/button.tsx';
import { PictureChoice } from '#ui/parts/people/picture-choice.tsx';
import { useUpdateProfile } from '#ui/parts/people/use-update-profile.ts';
import { OwnPortrait } from '#ui/parts/pictures/own-portrait.tsx';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { welcomeAddress } from './welcome-address.ts';

/** The second step: a drawn picture, or a photo. */
export function PictureStep() {
  const self = useSelf();
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(self.avatarUrl);
  const { mutate: update, isPending } = useUpdateProfile();
  const goOn = () => {
    void navigate(welcomeAddress('place'));
  };
  return (
    <form
      aria-label="A picture to know you by"
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen === self.avatarUrl) goOn();
        else update({ avatarUrl: chosen }, { onSuccess: goOn });
      }}
    >
      <p className="max-w-prose text-quiet">
        Choose a photo, or something from the house. Nobody has to show their face here.
      </p>
      <OwnPortrait address={chosen ?? ''} onChange={setChosen} />
      <PictureChoice legend="Or a drawn picture" chosen={chosen} onChange={setChosen} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isPending}>
          Save and go on
        </Button>
        <Button variant="quiet" asChild>
          <Link to={welcomeAddress('place')}>Skip for now</Link>
        </Button>
      </div>
    </form>
  );
}

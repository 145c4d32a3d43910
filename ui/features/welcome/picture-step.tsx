import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { Button } from '#ui/kit/button.tsx';
import { LINK_LOOK } from '#ui/kit/link-look.ts';
import { PictureChoice } from '#ui/parts/people/picture-choice.tsx';
import { useUpdateProfile } from '#ui/parts/people/use-update-profile.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { welcomeAddress } from './welcome-address.ts';

/** The second step: a drawn picture, or the way to a photo. */
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
        Choose something from the house. Nobody has to show their face here.
      </p>
      <PictureChoice legend="Your picture" chosen={chosen} onChange={setChosen} />
      <p>
        Got a photo you like better?{' '}
        <Link to={PAGE_ROUTES.profile} state="avatar" className={LINK_LOOK}>
          Add it to your profile
        </Link>
      </p>
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

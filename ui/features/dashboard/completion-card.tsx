import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { ProfileCompletion } from '#ui/parts/people/profile-completion.tsx';

/** How complete the member's profile is, with the ways to what is missing. */
export function CompletionCard() {
  const self = useSelf();
  return (
    <Card>
      <h2 className="mb-3 text-xl">Profile Completion</h2>
      <ProfileCompletion
        member={self}
        prompt={(item, text) => (
          <Button
            variant="quiet"
            className="-ms-4 max-[15rem]:-ms-2 justify-start text-start"
            asChild
          >
            <Link to={PAGE_ROUTES.profile} state={item}>
              {text}
            </Link>
          </Button>
        )}
      />
      <Button variant="secondary" className="mt-4" asChild>
        <Link to={PAGE_ROUTES.profile}>Edit Your Profile</Link>
      </Button>
    </Card>
  );
}

import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { useAuth } from '#ui/session/auth-provider.tsx';
import { Button } from '#ui/kit/button.tsx';
import { firstName } from '#ui/parts/people/display-text.ts';
import { WholeProfile } from '#ui/parts/people/whole-profile.tsx';
import { Invitation } from './invitation.tsx';
import { WHOLE_SAMPLE } from './sample-people.ts';
import { useSiteName } from '#ui/parts/pages/operator.tsx';

/** The whole profile of somebody invented, for those who may not see a member's. */
export function SampleProfileScreen() {
  const siteName = useSiteName();
  const { isAuthenticated } = useAuth();
  const { name } = WHOLE_SAMPLE;
  return (
    <>
      <title>{`A sample profile | ${siteName}`}</title>
      <meta
        name="description"
        content={`What a whole profile looks like on ${siteName}: someone’s own words, what they hope for, and how they’d like to meet. We’ve made this one up.`}
      />
      <p className="mx-auto mb-6 max-w-3xl rounded-box bg-honey-soft p-4 sm:px-6">
        We’ve made {firstName(name)} up to show you what a whole profile looks like. Only members
        can see other members.
      </p>
      <WholeProfile member={{ ...WHOLE_SAMPLE, utcOffset: null }}>
        {!isAuthenticated && <Invitation name={name} />}
        <Button variant="quiet" asChild>
          <Link to={PAGE_ROUTES.explore}>See more people</Link>
        </Button>
      </WholeProfile>
    </>
  );
}

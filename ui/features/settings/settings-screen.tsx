import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/page-routes.ts';
import { Card } from '#ui/kit/card.tsx';
import { LINK_LOOK } from '#ui/kit/link-look.ts';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { BlockedMembers } from './blocked-members.tsx';
import { WhoMayAsk } from './who-may-ask.tsx';

/** What members decide about their account. */
export function SettingsScreen() {
  return (
    <>
      <PageTitle title="Settings" subtitle="Who can reach you, and what you have told us" />
      <div className="grid max-w-3xl gap-6">
        <WhoMayAsk />
        <BlockedMembers />
        <Card>
          <h2 className="mb-3 text-xl">Your reports</h2>
          <p>
            <Link to={PAGE_ROUTES.reports} className={LINK_LOOK}>
              See what you have reported, and what came of it
            </Link>
          </p>
        </Card>
        <Card>
          <h2 className="mb-3 text-xl">Notices</h2>
          <p>
            <Link to={PAGE_ROUTES.notices} className={LINK_LOOK}>
              Read what we have decided about your account, and appeal
            </Link>
          </p>
        </Card>
      </div>
    </>
  );
}

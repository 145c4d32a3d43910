import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/page-routes.ts';
import { Card } from '#ui/kit/card.tsx';
import { LINK_LOOK } from '#ui/kit/link-look.ts';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { useRegistrationMode } from '#ui/parts/pages/use-registration-mode.ts';
import { AddressNotice } from '#ui/parts/addresses/address-notice.tsx';
import { TermsNotice } from '#ui/parts/terms/terms-notice.tsx';
import { Appearance } from './appearance.tsx';
import { Invitations } from './invitations.tsx';
import { ChangePassword } from './change-password.tsx';
import { Sessions } from './sessions.tsx';
import { BlockedMembers } from './blocked-members.tsx';
import { BringProfile } from './bring-profile.tsx';
import { Leave } from './leave.tsx';
import { TakeBreak } from './take-break.tsx';
import { DeviceNotifications } from './device-notifications.tsx';
import { EmailAddress } from './email-address.tsx';
import { Mails } from './mails.tsx';
import { Factors } from './factors/factors.tsx';
import { WritingMessages } from './writing-messages.tsx';
import { WhoMayAsk } from './who-may-ask.tsx';
import { YourData } from './your-data.tsx';

/** What members decide about their account. */
export function SettingsScreen() {
  const mode = useRegistrationMode();
  return (
    <>
      <PageTitle
        title="Settings"
        subtitle="Who can reach you, where you’re signed in, and what you’ve told us"
      />
      <TermsNotice />
      <AddressNotice />
      <div className="grid max-w-3xl gap-6">
        <WhoMayAsk />
        <EmailAddress />
        {mode === 'invitation' && <Invitations />}
        <Mails />
        <DeviceNotifications />
        <BlockedMembers />
        <ChangePassword />
        <Factors />
        <Sessions />
        <Card>
          <h2 className="mb-3 text-xl">Your reports</h2>
          <p>
            <Link to={PAGE_ROUTES.reports} className={LINK_LOOK}>
              See what you’ve reported, and what happened next
            </Link>
          </p>
        </Card>
        <Card>
          <h2 className="mb-3 text-xl">Notices</h2>
          <p>
            <Link to={PAGE_ROUTES.notices} className={LINK_LOOK}>
              Read what we’ve decided about your account, and appeal
            </Link>
          </p>
        </Card>
        <YourData />
        <BringProfile />
        <TakeBreak />
        <Leave />
        <WritingMessages />
        <Appearance />
      </div>
    </>
  );
}

import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
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
import { SecurityLog } from './security-log.tsx';
import { SettingsContents, SettingsGroup } from './settings-groups.tsx';
import { BlockedMembers } from './blocked-members.tsx';
import { BringProfile } from './bring-profile.tsx';
import { Leave } from './leave.tsx';
import { TakeBreak } from './take-break.tsx';
import { DeviceNotifications } from './device-notifications.tsx';
import { EmailAddress } from './email-address.tsx';
import { Mails } from './mails.tsx';
import { Factors } from './factors/factors.tsx';
import { WritingMessages } from './writing-messages.tsx';
import { SharedSigns } from './shared-signs.tsx';
import { WhoMayAsk } from './who-may-ask.tsx';
import { YourData } from './your-data.tsx';

/** What members decide about their account, in groups that the list at the top leads to. */
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
      <SettingsContents />
      <div className="grid max-w-3xl gap-12">
        <SettingsGroup group="reach">
          <WhoMayAsk />
          <BlockedMembers />
          {mode === 'invitation' && <Invitations />}
          <ElsewhereCard title="Your reports" to={PAGE_ROUTES.reports}>
            See what you’ve reported, and what happened next
          </ElsewhereCard>
          <ElsewhereCard title="Notices" to={PAGE_ROUTES.notices}>
            Read what we’ve decided about your account, and appeal
          </ElsewhereCard>
        </SettingsGroup>
        <SettingsGroup group="messages">
          <SharedSigns />
          <WritingMessages />
          <DeviceNotifications />
          <Mails />
        </SettingsGroup>
        <SettingsGroup group="signing-in">
          <EmailAddress />
          <ChangePassword />
          <Factors />
          <Sessions />
          <SecurityLog />
        </SettingsGroup>
        <SettingsGroup group="look">
          <Appearance />
        </SettingsGroup>
        <SettingsGroup group="account">
          <YourData />
          <BringProfile />
          <TakeBreak />
          <Leave />
        </SettingsGroup>
      </div>
    </>
  );
}

interface ElsewhereCardProps {
  readonly title: string;
  readonly to: string;
  readonly children: string;
}

/** What is on a page of its own. */
function ElsewhereCard({ title, to, children }: ElsewhereCardProps) {
  return (
    <Card>
      <h3 className="mb-3 text-xl">{title}</h3>
      <p>
        <Link to={to} className={LINK_LOOK}>
          {children}
        </Link>
      </p>
    </Card>
  );
}

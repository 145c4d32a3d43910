import type { ReactNode } from 'react';
import { SETTINGS_ROUTES } from '#core/site/domain/settings-routes.ts';
import { useRegistrationMode } from '#ui/parts/pages/use-registration-mode.ts';
import { BlockedMembers } from './blocked-members.tsx';
import { BlurredPhotos } from './blurred-photos.tsx';
import { BringProfile } from './bring-profile.tsx';
import { ChangePassword } from './change-password.tsx';
import { Days } from './days.tsx';
import { DeviceNotifications } from './device-notifications.tsx';
import { EmailAddress } from './email-address.tsx';
import { Factors } from './factors/factors.tsx';
import { Invitations } from './invitations.tsx';
import { Leave } from './leave.tsx';
import { Mails } from './mails.tsx';
import { PhotoViewers } from './photo-viewers.tsx';
import { SecurityLog } from './security-log.tsx';
import { Sessions } from './sessions.tsx';
import { SharedSigns } from './shared-signs.tsx';
import { TakeBreak } from './take-break.tsx';
import { WhoMayAsk } from './who-may-ask.tsx';
import { WritingMessages } from './writing-messages.tsx';
import { YourData } from './your-data.tsx';

/** A page of the settings. */
interface SettingsPage {
  readonly title: string;
  readonly to: string;
  /** What one finds there, in the list of the pages. */
  readonly about: string;
  readonly cards: ReactNode;
}

/** The pages of the settings, in the order of their list; what is seldom wanted comes last on each. */
export const SETTINGS_PAGES: readonly SettingsPage[] = [
  {
    title: 'Who can reach you',
    to: SETTINGS_ROUTES.reach,
    about:
      'Who may ask you to connect, photos you show and are sent, and the people you’ve blocked',
    cards: (
      <>
        <WhoMayAsk />
        <PhotoViewers />
        <BlurredPhotos />
        <BlockedMembers />
        <OwnInvitations />
      </>
    ),
  },
  {
    title: 'Days that matter',
    to: SETTINGS_ROUTES.days,
    about: 'Your birthday and other days of yours, and who may see them',
    cards: <Days />,
  },
  {
    title: 'Messages and emails',
    to: SETTINGS_ROUTES.messages,
    about: 'Emails, notifications, and what others see when you write or read',
    cards: (
      <>
        <Mails />
        <SharedSigns />
        <DeviceNotifications />
        <WritingMessages />
      </>
    ),
  },
  {
    title: 'Signing in',
    to: SETTINGS_ROUTES.signingIn,
    about: 'Your email address and password, and where you’re signed in',
    cards: (
      <>
        <EmailAddress />
        <ChangePassword />
        <Sessions />
        <SecurityLog />
      </>
    ),
  },
  {
    title: 'Second step and passkeys',
    to: SETTINGS_ROUTES.secondStep,
    about: 'A code from your phone, recovery codes and passkeys',
    cards: <Factors />,
  },
  {
    title: 'Your data and your account',
    to: SETTINGS_ROUTES.account,
    about: 'Take a copy, take a break, leave, or move here from another site',
    cards: (
      <>
        <YourData />
        <TakeBreak />
        <Leave />
        <BringProfile />
      </>
    ),
  },
];

/** Where the parts of the settings are that used to be on one page, by the hashes that led to them. */
export const FORMER_PLACES: Readonly<Partial<Record<string, string>>> = {
  '#reach': SETTINGS_ROUTES.reach,
  '#messages': SETTINGS_ROUTES.messages,
  '#signing-in': SETTINGS_ROUTES.signingIn,
  '#email': `${SETTINGS_ROUTES.signingIn}#email`,
  '#password': `${SETTINGS_ROUTES.signingIn}#password`,
  '#account': SETTINGS_ROUTES.account,
  '#take-a-break': `${SETTINGS_ROUTES.account}#take-a-break`,
};

/** The member's invitations, where new members need one. */
function OwnInvitations() {
  return useRegistrationMode() === 'invitation' && <Invitations />;
}

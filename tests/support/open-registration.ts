import type { InvitationCodes } from '#core/accounts/invitations/ports/invitation-codes.ts';
import type { Confirmation } from '#core/members/domain/confirmation.ts';
import type { Registration } from '#core/site/domain/registration.ts';
import type { LiveSettings } from '#core/operations/steps/live-settings.ts';
import { createNumberedSessionTokens } from './numbered-session-tokens.ts';
import { settingsOf } from './site-settings.ts';

/** What registering takes where anybody may become a member. */
export const OPEN_REGISTRATION: {
  readonly liveSettings: LiveSettings;
  readonly invitationCodes: InvitationCodes;
  readonly confirmation: Confirmation;
} = {
  liveSettings: settingsOf(),
  invitationCodes: createNumberedSessionTokens(),
  confirmation: 'none',
};

/** What the page of such a site knows of it. */
export const OPEN: Registration = { mode: 'open', note: '', sendsMails: true };

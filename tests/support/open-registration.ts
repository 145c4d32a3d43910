import type { RegistrationMode } from '#core/accounts/domain/registration-mode.ts';
import type { InvitationCodes } from '#core/invitations/invitation-codes.ts';
import type { Registration } from '#core/site/registration.ts';
import { createNumberedSessionTokens } from './numbered-session-tokens.ts';

/** What registering takes where anybody may become a member. */
export const OPEN_REGISTRATION: {
  readonly registrationMode: RegistrationMode;
  readonly invitationCodes: InvitationCodes;
} = { registrationMode: 'open', invitationCodes: createNumberedSessionTokens() };

/** What the page of such a site knows of it. */
export const OPEN: Registration = { mode: 'open', note: '', sendsMails: true };

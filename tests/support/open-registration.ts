import type { RegistrationMode } from '#core/accounts/domain/registration-mode.ts';
import type { InvitationCodes } from '#core/accounts/invitations/ports/invitation-codes.ts';
import type { Confirmation } from '#core/members/domain/confirmation.ts';
import type { Registration } from '#core/site/domain/registration.ts';
import { createNumberedSessionTokens } from './numbered-session-tokens.ts';

/** What registering takes where anybody may become a member. */
export const OPEN_REGISTRATION: {
  readonly registrationMode: RegistrationMode;
  readonly invitationCodes: InvitationCodes;
  readonly confirmation: Confirmation;
} = {
  registrationMode: 'open',
  invitationCodes: createNumberedSessionTokens(),
  confirmation: 'none',
};

/** What the page of such a site knows of it. */
export const OPEN: Registration = { mode: 'open', note: '', sendsMails: true };

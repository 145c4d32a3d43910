import { expect, it } from 'vitest';
import type { accountCalls } from '#core/accounts/calls.ts';
import { accountEndpoints } from '#core/accounts/schemas.ts';
import { callAddresses } from '#core/call-addresses.ts';
import { endpoints } from '#core/contract.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';

/** Every call of the HTTP contract: what it answers on success, who may make it, and why it is refused. */
const CALLS = [
  [
    'POST /api/auth/register',
    201,
    'public',
    'email_taken invitation_not_valid invitation_required too_many_requests username_taken',
  ],
  [
    'POST /api/auth/login',
    200,
    'public',
    'account_leaving account_removed account_suspended account_under_age awaiting_approval bad_credentials second_factor_required second_factor_wrong too_many_requests',
  ],
  ['POST /api/auth/logout', 204, 'public', ''],
  ['GET /api/auth/current', 200, 'member', ''],
  ['PUT /api/password', 200, 'member', 'forbidden too_many_requests'],
  ['GET /api/relationship-types', 200, 'public', ''],
  ['GET /api/resources', 200, 'public', ''],
  ['GET /api/users', 200, 'member', ''],
  ['GET /api/users/{id}', 200, 'member', 'not_found'],
  [
    'PATCH /api/users/{id}',
    200,
    'member',
    'email_taken forbidden not_found too_many_requests username_fixed',
  ],
  ['GET /api/connections', 200, 'member', ''],
  ['GET /api/connections/{id}', 200, 'member', 'not_found'],
  ['GET /api/connections/counts', 200, 'member', ''],
  ['GET /api/connections/overview', 200, 'member', ''],
  ['GET /api/connections/status', 200, 'member', 'forbidden'],
  [
    'POST /api/connections',
    201,
    'member',
    'address_not_confirmed already_connected asked_before bond_needed forbidden may_not_ask not_found note_needed on_break takes_no_requests too_many_open_requests too_many_requests',
  ],
  ['PATCH /api/connections/{id}', 200, 'member', 'already_accepted forbidden not_found'],
  ['DELETE /api/connections/{id}', 204, 'member', 'already_accepted not_found'],
  ['DELETE /api/declines/{id}', 200, 'member', 'not_found'],
  ['GET /api/answers', 200, 'member', ''],
  ['DELETE /api/answers/{id}', 204, 'member', 'not_found'],
  ['GET /api/blocks', 200, 'member', ''],
  ['GET /api/towns', 200, 'member', ''],
  ['PUT /api/blocks/{id}', 204, 'member', 'not_found'],
  ['DELETE /api/blocks/{id}', 204, 'member', 'not_found'],
  ['GET /api/connections/{id}/messages', 200, 'member', 'not_accepted not_found'],
  [
    'POST /api/connections/{id}/messages',
    201,
    'member',
    'idempotency_key_reused member_has_left not_accepted not_found too_many_requests',
  ],
  [
    'PATCH /api/messages/{id}',
    200,
    'member',
    'forbidden member_has_left message_settled not_accepted not_found too_many_requests',
  ],
  [
    'DELETE /api/messages/{id}',
    200,
    'member',
    'forbidden member_has_left message_settled not_accepted not_found too_many_requests',
  ],
  ['PATCH /api/messages/{id}/read', 200, 'member', 'forbidden not_found'],
  ['GET /api/events', 200, 'member', ''],
  ['GET /api/messages/unread-count', 200, 'member', ''],
  ['GET /api/conversations', 200, 'member', ''],
  ['GET /api/conversations/{id}', 200, 'member', 'not_found'],
  ['PATCH /api/conversations/{id}', 200, 'member', 'not_found too_many_pinned'],
  ['GET /api/connections/ended', 200, 'member', ''],
  ['POST /api/reports', 201, 'member', 'not_found too_many_requests'],
  ['GET /api/reports', 200, 'member', ''],
  ['GET /api/notices', 200, 'member', ''],
  ['POST /api/notices/{id}/appeal', 200, 'member', 'already_appealed not_found'],
  ['POST /api/notices/by-password', 200, 'public', 'bad_credentials not_found too_many_requests'],
  [
    'POST /api/appeals',
    204,
    'public',
    'already_appealed bad_credentials not_found too_many_requests',
  ],
  ['GET /api/desk/reports', 200, 'moderator', ''],
  ['GET /api/desk/reports/{id}', 200, 'moderator', 'not_found'],
  [
    'PUT /api/desk/reports/{id}/claim',
    200,
    'moderator',
    'already_answered claimed_by_another not_found',
  ],
  [
    'DELETE /api/desk/reports/{id}/claim',
    200,
    'moderator',
    'already_answered claimed_by_another not_found',
  ],
  [
    'POST /api/desk/reports/{id}/decision',
    200,
    'moderator',
    'already_answered claimed_by_another member_removed not_found second_moderator_needed',
  ],
  ['GET /api/desk/appeals', 200, 'moderator', ''],
  [
    'POST /api/desk/appeals/{id}/decision',
    200,
    'moderator',
    'appeal_already_answered not_found own_decision',
  ],
  [
    'POST /api/desk/members/{id}/measures',
    200,
    'moderator',
    'measure_not_in_force member_removed not_found',
  ],
  ['GET /api/desk/log', 200, 'moderator', ''],
  ['GET /api/desk/figures', 200, 'moderator', ''],
  ['POST /api/under-age', 204, 'member', ''],
  ['GET /api/break', 200, 'member', ''],
  ['PUT /api/break', 200, 'member', ''],
  ['DELETE /api/break', 204, 'member', ''],
  ['POST /api/leaving', 200, 'member', 'too_many_requests'],
  ['GET /api/sessions', 200, 'member', ''],
  ['DELETE /api/sessions/{id}', 204, 'member', 'not_found'],
  ['DELETE /api/sessions', 204, 'member', ''],
  ['GET /api/terms-acceptance', 200, 'member', ''],
  ['PUT /api/terms-acceptance', 200, 'member', 'terms_changed'],
  ['GET /api/mail-preferences', 200, 'member', ''],
  ['PUT /api/mail-preferences', 200, 'member', ''],
  ['POST /api/mail-preferences/stop', 204, 'public', 'link_not_valid'],
  ['POST /api/newsletter', 202, 'public', 'too_many_requests'],
  ['POST /api/newsletter/confirmation', 204, 'public', 'link_not_valid'],
  ['POST /api/newsletter/stop', 204, 'public', 'link_not_valid'],
  ['POST /api/invitations', 201, 'member', 'too_many_open_invitations too_many_requests'],
  ['GET /api/invitations', 200, 'member', ''],
  ['DELETE /api/invitations/{id}', 204, 'member', 'invitation_ended not_found'],
  ['POST /api/data-exports', 202, 'member', 'too_many_requests'],
  ['GET /api/data-exports', 200, 'member', ''],
  ['GET /api/data-exports/{id}/file', 200, 'member', 'not_found'],
  ['GET /api/factors', 200, 'member', ''],
  ['POST /api/factors/recovery-codes', 201, 'member', 'too_many_requests'],
  ['POST /api/factors/authenticator', 200, 'member', 'authenticator_on too_many_requests'],
  [
    'PUT /api/factors/authenticator',
    200,
    'member',
    'authenticator_off authenticator_on too_many_requests',
  ],
  ['POST /api/factors/authenticator/removal', 200, 'member', 'authenticator_off too_many_requests'],
  ['POST /api/factors/passkeys/challenge', 200, 'member', 'too_many_passkeys too_many_requests'],
  [
    'POST /api/factors/passkeys',
    201,
    'member',
    'passkey_known passkey_not_valid too_many_passkeys',
  ],
  ['POST /api/factors/passkeys/removal', 200, 'member', 'last_passkey not_found too_many_requests'],
  ['PUT /api/factors/only-passkeys', 200, 'member', 'passkey_and_codes_needed too_many_requests'],
  ['POST /api/factors/proof-challenge', 200, 'member', ''],
  ['POST /api/auth/passkey-challenge', 200, 'public', 'too_many_requests'],
  [
    'POST /api/auth/passkey-login',
    200,
    'public',
    'account_leaving account_removed account_suspended account_under_age awaiting_approval bad_credentials passkey_not_valid too_many_requests',
  ],
  ['GET /api/desk/access', 200, 'member', ''],
  ['GET /api/desk/contact-messages', 200, 'moderator', ''],
  ['PUT /api/desk/contact-messages/{id}', 200, 'moderator', 'not_found'],
  ['GET /api/desk/registrations', 200, 'moderator', ''],
  [
    'POST /api/desk/registrations/{id}/decision',
    204,
    'moderator',
    'not_awaiting_approval not_found',
  ],
  ['GET /api/discovery', 200, 'member', ''],
  ['GET /api/discovery/count', 200, 'member', ''],
  ['GET /api/recommendations', 200, 'member', ''],
  ['POST /api/contact-messages', 204, 'public', 'too_many_requests'],
  ['GET /api/address', 200, 'member', ''],
  ['PUT /api/address', 202, 'member', 'sends_no_mail too_many_requests'],
  ['DELETE /api/address/pending', 204, 'member', ''],
  ['POST /api/address-confirmation', 204, 'public', 'link_not_valid'],
  ['POST /api/address-confirmation/letter', 204, 'member', 'sends_no_mail too_many_requests'],
  ['POST /api/address-undo', 200, 'public', 'link_not_valid'],
  ['POST /api/password-recovery', 202, 'public', 'sends_no_mail too_many_requests'],
  ['PUT /api/password-by-link', 204, 'public', 'link_not_valid'],
  ['POST /api/page-errors', 204, 'public', 'too_many_requests'],
  ['GET /api/openapi.json', 200, 'public', ''],
  ['GET /api/healthz', 200, 'public', ''],
  ['GET /api/readyz', 200, 'public', ''],
];

const table: [string, Endpoint][] = Object.entries(endpoints);

it('lists every call of the contract once, with its status, access and refusals', () => {
  const listed = table.map(([, { method, path, status, access, refuses }]) => [
    `${method} ${path}`,
    status,
    access,
    refuses.toSorted().join(' '),
  ]);
  expect(listed.sort()).toEqual(CALLS.toSorted());
});

it('has no call without its schemas, and no schemas without their call', () => {
  const { register, ...others } = accountEndpoints;
  // @ts-expect-error One call of the context is missing.
  others satisfies Record<keyof typeof accountCalls, Endpoint>;
  // @ts-expect-error A row that spreads no address is no endpoint.
  ({ summary: 'Nowhere', response: register.response, refuses: [] }) satisfies Endpoint;
  expect(Object.keys(endpoints).sort()).toEqual(Object.keys(callAddresses).sort());
});

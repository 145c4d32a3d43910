import { addressEndpoints } from '#core/accounts/addresses/schemas.ts';
import { recoveryRequestEndpoints } from '#core/accounts/recovery-requests/schemas.ts';
import { recoveryEndpoints } from '#core/accounts/recovery/schemas.ts';
import { accountEndpoints } from '#core/accounts/schemas.ts';
import { breakEndpoints } from '#core/accounts/breaks/schemas.ts';
import { blockEndpoints } from '#core/connections/blocks/schemas.ts';
import { dayEndpoints } from '#core/connections/days/schemas.ts';
import { connectionEndpoints } from '#core/connections/schemas.ts';
import { dataExportEndpoints } from '#core/data-export/schemas.ts';
import { deskEndpoints } from '#core/moderation/desk/schemas.ts';
import { dashboardEndpoints } from '#core/dashboard/schemas.ts';
import { discoveryEndpoints } from '#core/discovery/schemas.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { merge } from '#core/kernel/merge.ts';
import { liveEndpoints } from '#core/live/schemas.ts';
import { leavingEndpoints } from '#core/accounts/leaving/schemas.ts';
import { factorEndpoints } from '#core/accounts/factors/schemas.ts';
import { introductionEndpoints } from '#core/introductions/schemas.ts';
import { vouchEndpoints } from '#core/vouching/schemas.ts';
import { invitationEndpoints } from '#core/accounts/invitations/schemas.ts';
import { mailEndpoints } from '#core/mail/schemas.ts';
import { pictureEndpoints } from '#core/media/schemas.ts';
import { memberEndpoints } from '#core/members/schemas.ts';
import { conversationEndpoints } from '#core/messaging/conversation-schemas.ts';
import { attachmentEndpoints } from '#core/messaging/attachments/schemas.ts';
import { messageSearchEndpoints } from '#core/messaging/search-schemas.ts';
import { messagingEndpoints } from '#core/messaging/schemas.ts';
import { operationsEndpoints } from '#core/operations/schemas.ts';
import { placeEndpoints } from '#core/members/places/schemas.ts';
import type { RefusalCode } from './refusals.ts';
import { reportEndpoints } from '#core/moderation/reports/schemas.ts';
import { moderationEndpoints } from '#core/moderation/schemas.ts';
import { resourceEndpoints } from '#core/resources/schemas.ts';
import { securityLogEndpoints } from '#core/accounts/security-log/schemas.ts';
import { sessionEndpoints } from '#core/accounts/sessions/schemas.ts';
import { siteEndpoints } from '#core/site/schemas.ts';
import { contactEndpoints } from '#core/moderation/contact/schemas.ts';

/** What a call names itself; every call can answer the other codes. */
type NamedCode = Exclude<RefusalCode, 'invalid_input' | 'not_signed_in' | 'must_choose_password'>;

/** A call of the contract. */
export type DescribedEndpoint = Endpoint<NamedCode>;

/** Every call of every context: what the server, the page and the API's description are built from. */
export const endpoints = merge([
  accountEndpoints,
  memberEndpoints,
  connectionEndpoints,
  blockEndpoints,
  dayEndpoints,
  introductionEndpoints,
  messagingEndpoints,
  conversationEndpoints,
  attachmentEndpoints,
  messageSearchEndpoints,
  reportEndpoints,
  discoveryEndpoints,
  dashboardEndpoints,
  moderationEndpoints,
  deskEndpoints,
  operationsEndpoints,
  invitationEndpoints,
  dataExportEndpoints,
  resourceEndpoints,
  siteEndpoints,
  contactEndpoints,
  breakEndpoints,
  leavingEndpoints,
  securityLogEndpoints,
  sessionEndpoints,
  addressEndpoints,
  recoveryEndpoints,
  recoveryRequestEndpoints,
  mailEndpoints,
  factorEndpoints,
  placeEndpoints,
  liveEndpoints,
  pictureEndpoints,
  vouchEndpoints,
]) satisfies Record<string, DescribedEndpoint>;

/** The names of the calls. */
export type EndpointName = keyof typeof endpoints;

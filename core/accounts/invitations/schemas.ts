import { z } from 'zod';
import { parseInvitationId } from '#core/kernel/ids.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { invitationIdSchema, timeSchema } from '#core/kernel/schemas/fields.ts';
import { pageParameter, pageSize } from '#core/kernel/schemas/paging.ts';
import { invitationCalls } from './calls.ts';
import type { ShownInvitation } from './domain/invitation.ts';

/** An invitation as the server sends it to whoever made it, without its code and without who used it. */
const invitationSchema = z
  .object({
    id: invitationIdSchema,
    createdAt: timeSchema,
    expiresAt: timeSchema,
    status: z.enum(['open', 'used', 'withdrawn', 'expired']),
  })
  .meta({ id: 'Invitation' }) satisfies z.ZodType<ShownInvitation>;

/** An invitation that was just made, with the code that is never sent again. */
const freshInvitationSchema = invitationSchema
  .extend({ code: z.string() })
  .meta({ id: 'FreshInvitation' });

/** The query of the list of invitations. */
const invitationListQuerySchema = z.object({
  limit: pageSize({ usual: 100, maximum: 500 }),
  after: pageParameter('invitations').exactOptional(),
});

/** The calls about invitations, with what they take, answer and refuse. */
export const invitationEndpoints = {
  invite: {
    ...invitationCalls.invite,
    summary: 'Make an invitation, with which one newcomer can register',
    response: freshInvitationSchema,
    refuses: ['too_many_open_invitations', 'too_many_requests'],
  },
  listInvitations: {
    ...invitationCalls.listInvitations,
    summary: 'List your invitations and what has become of them, newest first',
    query: invitationListQuerySchema,
    response: z.array(invitationSchema),
    refuses: [],
  },
  withdrawInvitation: {
    ...invitationCalls.withdrawInvitation,
    pathId: parseInvitationId,
    summary: 'Withdraw an invitation of yours that nobody has used',
    response: z.undefined(),
    refuses: ['not_found', 'invitation_ended'],
  },
} as const satisfies Record<keyof typeof invitationCalls, Endpoint>;

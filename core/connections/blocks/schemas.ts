import { z } from 'zod';
import { parseMemberId } from '#core/kernel/ids.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { memberIdSchema, timeSchema } from '#core/kernel/schemas/fields.ts';
import { pageParameter, pageSize } from '#core/kernel/schemas/paging.ts';
import { blockCalls } from './calls.ts';
import type { BlockedMember } from './domain/blocked-member.ts';

/** A member whom the caller blocks, as the server sends them. */
const blockedMemberSchema = z
  .object({ id: memberIdSchema, name: z.string(), blockedAt: timeSchema })
  .meta({ id: 'BlockedMember' }) satisfies z.ZodType<BlockedMember>;

/** The query of the list of members whom the caller blocks. */
const blockListQuerySchema = z.object({
  limit: pageSize({ usual: 100, maximum: 500 }),
  after: pageParameter('blocks').exactOptional(),
});

/** The calls about members whom the caller blocks, with what they take, answer and refuse. */
export const blockEndpoints = {
  listBlockedMembers: {
    ...blockCalls.listBlockedMembers,
    summary: 'List the members whom you block',
    query: blockListQuerySchema,
    response: z.array(blockedMemberSchema),
    refuses: [],
  },
  blockMember: {
    ...blockCalls.blockMember,
    pathId: parseMemberId,
    summary: 'Block a member: neither of you can find the other any more',
    response: z.undefined(),
    refuses: ['not_found'],
  },
  unblockMember: {
    ...blockCalls.unblockMember,
    pathId: parseMemberId,
    summary: 'Stop blocking a member',
    response: z.undefined(),
    refuses: ['not_found'],
  },
} as const satisfies Record<keyof typeof blockCalls, Endpoint>;

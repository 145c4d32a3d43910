import { z } from 'zod';
import { proofSchema } from '#core/accounts/schemas.ts';
import type { Endpoint } from '#core/kernel/schemas/endpoint.ts';
import { anyText, timeSchema } from '#core/kernel/schemas/fields.ts';
import { emailSchema } from '#core/members/schemas.ts';
import { addressCalls } from './calls.ts';
import type { OwnAddress } from './domain/own-address.ts';

/** The token of a mailed link. */
export const linkTokenSchema = anyText.meta({
  description: 'What stands behind #token= in a link that was mailed.',
});

/** A mailed link that was followed. */
export const followedLinkSchema = z.object({ token: linkTokenSchema }).meta({ id: 'FollowedLink' });

/** The address that a member wishes to have, and what shows that it is them. */
export const wantedAddressSchema = z
  .object({ email: emailSchema, proof: proofSchema })
  .meta({ id: 'WantedAddress' });

/** A member's own address, as the server sends it. */
const ownAddressSchema = z
  .object({
    email: z.string(),
    confirmed: z.boolean(),
    pending: z.object({ email: z.string(), askedAt: timeSchema }).nullable(),
    confirmation: z.enum(['required', 'optional', 'none']).meta({
      description:
        'Whether members must confirm their address before they ask others; `none` where no e-mail is sent.',
    }),
  })
  .meta({ id: 'OwnAddress' });

/** The address in the words of the wire. */
export function toWireAddress({
  address: { email, confirmedAt, pending },
  confirmation,
}: OwnAddress): z.output<typeof ownAddressSchema> {
  return { email, confirmed: confirmedAt !== null, pending, confirmation };
}

/** The calls about e-mail addresses, with what they take, answer and refuse. */
export const addressEndpoints = {
  getAddress: {
    ...addressCalls.getAddress,
    summary: 'Get your e-mail address, and whether you confirmed it',
    response: ownAddressSchema,
    refuses: [],
  },
  askForAddress: {
    ...addressCalls.askForAddress,
    summary: 'Ask for another e-mail address: a link is sent to it, and nothing changes before',
    body: wantedAddressSchema,
    response: z.undefined(),
    refuses: ['sends_no_mail', 'too_many_requests'],
  },
  keepAddress: {
    ...addressCalls.keepAddress,
    summary: 'Keep the address that you have, and make the link to the other one useless',
    response: z.undefined(),
    refuses: [],
  },
  confirmAddress: {
    ...addressCalls.confirmAddress,
    summary: 'Confirm an e-mail address by the link that was sent to it',
    body: followedLinkSchema,
    response: z.undefined(),
    refuses: ['link_not_valid', 'too_many_requests'],
  },
  sendConfirmation: {
    ...addressCalls.sendConfirmation,
    summary: 'Have the link that confirms your address sent again',
    response: z.undefined(),
    refuses: ['sends_no_mail', 'too_many_requests'],
  },
  undoAddress: {
    ...addressCalls.undoAddress,
    summary: 'Put back the address that you had, end all sessions, and go on to a new password',
    body: followedLinkSchema,
    response: z.object({ passwordToken: z.string() }).meta({ id: 'AddressUndone' }),
    refuses: ['link_not_valid', 'too_many_requests'],
  },
} as const satisfies Record<keyof typeof addressCalls, Endpoint>;

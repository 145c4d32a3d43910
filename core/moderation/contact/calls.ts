import type { CallAddress } from '#core/kernel/call-address.ts';

/** The calls about messages to those who run the site. */
export const contactCalls = {
  sendContactMessage: {
    method: 'POST',
    path: '/api/contact-messages',
    access: 'public',
    status: 204,
  },
} as const satisfies Record<string, CallAddress>;

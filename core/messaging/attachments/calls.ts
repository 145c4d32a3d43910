import type { CallAddress } from '#core/kernel/call-address.ts';

/** The calls that make what a message shows beside words. */
export const attachmentCalls = {
  attachPicture: {
    method: 'POST',
    path: '/api/conversations/{id}/pictures',
    access: 'member',
    status: 201,
  },
  attachVoice: {
    method: 'POST',
    path: '/api/conversations/{id}/voices',
    access: 'member',
    status: 201,
  },
} as const satisfies Record<string, CallAddress>;

import type { CallAddress } from '#core/kernel/call-address.ts';

/** The calls about introductions. */
export const introductionCalls = {
  listIntroductions: { method: 'GET', path: '/api/introductions', access: 'member', status: 200 },
  introduceMembers: { method: 'POST', path: '/api/introductions', access: 'member', status: 201 },
  answerIntroduction: {
    method: 'PUT',
    path: '/api/introductions/{id}/answer',
    access: 'member',
    status: 200,
  },
  withdrawIntroduction: {
    method: 'DELETE',
    path: '/api/introductions/{id}',
    access: 'member',
    status: 204,
  },
} as const satisfies Record<string, CallAddress>;

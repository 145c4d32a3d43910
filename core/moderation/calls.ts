import type { CallAddress } from '#core/kernel/call-address.ts';

/** The calls about what members were told by those who run the site. */
export const moderationCalls = {
  listNotices: {
    method: 'GET',
    path: '/api/notices',
    access: 'member',
    status: 200,
  },
  listUnreadNotices: {
    method: 'GET',
    path: '/api/notices/unread',
    access: 'member',
    status: 200,
  },
  readNotices: {
    method: 'PUT',
    path: '/api/notices/read',
    access: 'member',
    status: 204,
  },
  appeal: {
    method: 'POST',
    path: '/api/notices/{id}/appeal',
    access: 'member',
    status: 200,
  },
  showNoticeByPassword: {
    method: 'POST',
    path: '/api/notices/by-password',
    access: 'public',
    status: 200,
  },
  appealByPassword: {
    method: 'POST',
    path: '/api/appeals',
    access: 'public',
    status: 204,
  },
  closeUnderAge: {
    method: 'POST',
    path: '/api/under-age',
    access: 'member',
    status: 204,
  },
} as const satisfies Record<string, CallAddress>;

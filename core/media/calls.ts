import type { CallAddress } from '#core/kernel/call-address.ts';

/** The calls about the pictures that a member keeps here. */
export const pictureCalls = {
  keepPicture: { method: 'POST', path: '/api/me/pictures', access: 'member', status: 201 },
  fetchPicture: { method: 'POST', path: '/api/me/pictures/fetched', access: 'member', status: 201 },
  listPictures: { method: 'GET', path: '/api/me/pictures', access: 'member', status: 200 },
  describePicture: {
    method: 'PATCH',
    path: '/api/me/pictures/{id}',
    access: 'member',
    status: 200,
  },
  removePicture: { method: 'DELETE', path: '/api/me/pictures/{id}', access: 'member', status: 204 },
} as const satisfies Record<string, CallAddress>;

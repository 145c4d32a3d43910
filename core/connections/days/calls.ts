import type { CallAddress } from '#core/kernel/call-address.ts';

/** The calls about days that matter. */
export const dayCalls = {
  listDays: { method: 'GET', path: '/api/days', access: 'member', status: 200 },
  addDay: { method: 'POST', path: '/api/days', access: 'member', status: 201 },
  changeDay: { method: 'PUT', path: '/api/days/{id}', access: 'member', status: 200 },
  removeDay: { method: 'DELETE', path: '/api/days/{id}', access: 'member', status: 204 },
  listDaysForTwo: {
    method: 'GET',
    path: '/api/connections/{id}/days',
    access: 'member',
    status: 200,
  },
} as const satisfies Record<string, CallAddress>;

import type { CallAddress } from '#core/kernel/call-address.ts';

/** The calls about reports, and about ended connections, which are listed only to be reported. */
export const reportCalls = {
  listEndedConnections: {
    method: 'GET',
    path: '/api/connections/ended',
    access: 'member',
    status: 200,
  },
  fileReport: {
    method: 'POST',
    path: '/api/reports',
    access: 'member',
    status: 201,
  },
  listReports: {
    method: 'GET',
    path: '/api/reports',
    access: 'member',
    status: 200,
  },
} as const satisfies Record<string, CallAddress>;

import type { CallAddress } from '#core/kernel/call-address.ts';

/** The calls about copies of a member's data. */
export const dataExportCalls = {
  requestDataExport: {
    method: 'POST',
    path: '/api/data-exports',
    access: 'member',
    status: 202,
  },
  listDataExports: {
    method: 'GET',
    path: '/api/data-exports',
    access: 'member',
    status: 200,
  },
  downloadDataExport: {
    method: 'GET',
    path: '/api/data-exports/{id}/file',
    access: 'member',
    status: 200,
  },
} as const satisfies Record<string, CallAddress>;

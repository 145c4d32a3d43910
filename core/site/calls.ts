import type { CallAddress } from '#core/kernel/call-address.ts';

/** The calls about the site itself. */
export const siteCalls = {
  reportPageError: {
    method: 'POST',
    path: '/api/page-errors',
    access: 'public',
    status: 204,
  },
  getApiDescription: {
    method: 'GET',
    path: '/api/openapi.json',
    access: 'public',
    status: 200,
  },
  checkHealth: {
    method: 'GET',
    path: '/api/healthz',
    access: 'public',
    status: 200,
  },
  checkReadiness: {
    method: 'GET',
    path: '/api/readyz',
    access: 'public',
    status: 200,
  },
} as const satisfies Record<string, CallAddress>;

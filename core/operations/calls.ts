import type { CallAddress } from '#core/kernel/call-address.ts';

/** The calls of those who run the site. */
export const operationsCalls = {
  showSite: {
    method: 'GET',
    path: '/api/desk/site',
    access: 'operator',
    status: 200,
  },
  changeSettings: {
    method: 'PATCH',
    path: '/api/desk/site/settings',
    access: 'operator',
    status: 204,
  },
  sendTestMail: {
    method: 'POST',
    path: '/api/desk/site/test-mail',
    access: 'operator',
    status: 200,
  },
  becomeOperator: {
    method: 'POST',
    path: '/api/desk/operator',
    access: 'member',
    status: 204,
  },
} as const satisfies Record<string, CallAddress>;

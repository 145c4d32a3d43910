import type { CallAddress } from '#core/kernel/call-address.ts';

/** The calls about mails that people may choose. */
export const mailCalls = {
  getMailPreferences: {
    method: 'GET',
    path: '/api/mail-preferences',
    access: 'member',
    status: 200,
  },
  chooseMails: {
    method: 'PUT',
    path: '/api/mail-preferences',
    access: 'member',
    status: 200,
  },
  stopMails: {
    method: 'POST',
    path: '/api/mail-preferences/stop',
    access: 'public',
    status: 204,
  },
  askForNewsletter: {
    method: 'POST',
    path: '/api/newsletter',
    access: 'public',
    status: 202,
  },
  confirmNewsletter: {
    method: 'POST',
    path: '/api/newsletter/confirmation',
    access: 'public',
    status: 204,
  },
  stopNewsletter: {
    method: 'POST',
    path: '/api/newsletter/stop',
    access: 'public',
    status: 204,
  },
} as const satisfies Record<string, CallAddress>;

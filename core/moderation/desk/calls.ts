import type { CallAddress } from '#core/kernel/call-address.ts';

/** The calls of the desk, at which moderators answer reports, appeals, registrations and what people write. */
export const deskCalls = {
  listDeskReports: {
    method: 'GET',
    path: '/api/desk/reports',
    access: 'moderator',
    status: 200,
  },
  showDeskReport: {
    method: 'GET',
    path: '/api/desk/reports/{id}',
    access: 'moderator',
    status: 200,
  },
  claimReport: {
    method: 'PUT',
    path: '/api/desk/reports/{id}/claim',
    access: 'moderator',
    status: 200,
  },
  releaseReport: {
    method: 'DELETE',
    path: '/api/desk/reports/{id}/claim',
    access: 'moderator',
    status: 200,
  },
  decideReport: {
    method: 'POST',
    path: '/api/desk/reports/{id}/decision',
    access: 'moderator',
    status: 200,
  },
  listReportedMembers: {
    method: 'GET',
    path: '/api/desk/reported-members',
    access: 'moderator',
    status: 200,
  },
  findDeskMembers: {
    method: 'POST',
    path: '/api/desk/member-search',
    access: 'moderator',
    status: 200,
  },
  showDeskMember: {
    method: 'GET',
    path: '/api/desk/members/{id}',
    access: 'moderator',
    status: 200,
  },
  claimReportsAbout: {
    method: 'PUT',
    path: '/api/desk/members/{id}/claim',
    access: 'moderator',
    status: 200,
  },
  releaseReportsAbout: {
    method: 'DELETE',
    path: '/api/desk/members/{id}/claim',
    access: 'moderator',
    status: 200,
  },
  decideReportsAbout: {
    method: 'POST',
    path: '/api/desk/members/{id}/decision',
    access: 'moderator',
    status: 200,
  },
  listDeskAppeals: {
    method: 'GET',
    path: '/api/desk/appeals',
    access: 'moderator',
    status: 200,
  },
  decideAppeal: {
    method: 'POST',
    path: '/api/desk/appeals/{id}/decision',
    access: 'moderator',
    status: 200,
  },
  endMeasure: {
    method: 'POST',
    path: '/api/desk/members/{id}/measures',
    access: 'moderator',
    status: 200,
  },
  listDeskLog: {
    method: 'GET',
    path: '/api/desk/log',
    access: 'moderator',
    status: 200,
  },
  listDeskSecurityLog: {
    method: 'GET',
    path: '/api/desk/security-log',
    access: 'moderator',
    status: 200,
  },
  showDeskFigures: {
    method: 'GET',
    path: '/api/desk/figures',
    access: 'moderator',
    status: 200,
  },
  showDeskAccess: {
    method: 'GET',
    path: '/api/desk/access',
    access: 'member',
    status: 200,
  },
  listDeskContactMessages: {
    method: 'GET',
    path: '/api/desk/contact-messages',
    access: 'moderator',
    status: 200,
  },
  handleDeskContactMessage: {
    method: 'PUT',
    path: '/api/desk/contact-messages/{id}',
    access: 'moderator',
    status: 200,
  },
  listDeskRegistrations: {
    method: 'GET',
    path: '/api/desk/registrations',
    access: 'moderator',
    status: 200,
  },
  decideRegistration: {
    method: 'POST',
    path: '/api/desk/registrations/{id}/decision',
    access: 'moderator',
    status: 204,
  },
  listDeskRecoveries: {
    method: 'GET',
    path: '/api/desk/recovery-requests',
    access: 'moderator',
    status: 200,
  },
  decideRecovery: {
    method: 'POST',
    path: '/api/desk/recovery-requests/{id}/decision',
    access: 'moderator',
    status: 204,
  },
} as const satisfies Record<string, CallAddress>;

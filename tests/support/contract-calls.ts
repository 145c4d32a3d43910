/** A call as the HTTP contract has it. */
export interface ContractCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly status: 200 | 201 | 202 | 204;
  readonly access: 'public' | 'member' | 'moderator';
  /** What it reads of a request beside the path. */
  readonly reads: readonly ('query' | 'headers' | 'body')[];
}

/**
 * Every call of the HTTP contract: what it answers on success, who may make it, and what it reads. It is
 * written out by hand, so that the table that server and page are made from can be held against it.
 */
export const CONTRACT_CALLS: readonly ContractCall[] = [
  call('POST', '/api/auth/register', 201, 'public', 'body'),
  call('POST', '/api/auth/login', 200, 'public', 'body'),
  call('POST', '/api/auth/logout', 204, 'public'),
  call('GET', '/api/auth/current', 200, 'member'),
  call('PUT', '/api/password', 200, 'member', 'body'),
  call('GET', '/api/relationship-types', 200, 'public'),
  call('GET', '/api/resources', 200, 'public'),
  call('GET', '/api/users', 200, 'member', 'query'),
  call('GET', '/api/towns', 200, 'member', 'query'),
  call('GET', '/api/users/{id}', 200, 'member'),
  call('PATCH', '/api/users/{id}', 200, 'member', 'body'),
  call('GET', '/api/connections', 200, 'member', 'query'),
  call('GET', '/api/connections/{id}', 200, 'member'),
  call('GET', '/api/connections/counts', 200, 'member'),
  call('GET', '/api/connections/overview', 200, 'member'),
  call('GET', '/api/connections/status', 200, 'member', 'query'),
  call('POST', '/api/connections', 201, 'member', 'body'),
  call('PATCH', '/api/connections/{id}', 200, 'member', 'body'),
  call('DELETE', '/api/connections/{id}', 204, 'member', 'query'),
  call('DELETE', '/api/declines/{id}', 200, 'member'),
  call('GET', '/api/answers', 200, 'member', 'query'),
  call('DELETE', '/api/answers/{id}', 204, 'member'),
  call('GET', '/api/blocks', 200, 'member', 'query'),
  call('PUT', '/api/blocks/{id}', 204, 'member'),
  call('DELETE', '/api/blocks/{id}', 204, 'member'),
  call('GET', '/api/connections/{id}/messages', 200, 'member', 'query'),
  call('POST', '/api/connections/{id}/messages', 201, 'member', 'headers', 'body'),
  call('PATCH', '/api/messages/{id}', 200, 'member', 'body'),
  call('DELETE', '/api/messages/{id}', 200, 'member'),
  call('PATCH', '/api/messages/{id}/read', 200, 'member'),
  call('GET', '/api/messages/unread-count', 200, 'member'),
  call('GET', '/api/events', 200, 'member', 'query', 'headers'),
  call('GET', '/api/conversations', 200, 'member', 'query'),
  call('GET', '/api/conversations/{id}', 200, 'member'),
  call('PATCH', '/api/conversations/{id}', 200, 'member', 'body'),
  call('GET', '/api/connections/ended', 200, 'member', 'query'),
  call('POST', '/api/reports', 201, 'member', 'body'),
  call('GET', '/api/reports', 200, 'member', 'query'),
  call('GET', '/api/notices', 200, 'member', 'query'),
  call('POST', '/api/notices/{id}/appeal', 200, 'member', 'body'),
  call('POST', '/api/notices/by-password', 200, 'public', 'body'),
  call('POST', '/api/appeals', 204, 'public', 'body'),
  call('POST', '/api/contact-messages', 204, 'public', 'body'),
  call('GET', '/api/desk/reports', 200, 'moderator', 'query'),
  call('GET', '/api/desk/reports/{id}', 200, 'moderator'),
  call('PUT', '/api/desk/reports/{id}/claim', 200, 'moderator'),
  call('DELETE', '/api/desk/reports/{id}/claim', 200, 'moderator'),
  call('POST', '/api/desk/reports/{id}/decision', 200, 'moderator', 'body'),
  call('GET', '/api/desk/appeals', 200, 'moderator', 'query'),
  call('POST', '/api/desk/appeals/{id}/decision', 200, 'moderator', 'body'),
  call('POST', '/api/desk/members/{id}/measures', 200, 'moderator', 'body'),
  call('GET', '/api/desk/log', 200, 'moderator', 'query'),
  call('GET', '/api/desk/figures', 200, 'moderator'),
  call('POST', '/api/under-age', 204, 'member'),
  call('GET', '/api/terms-acceptance', 200, 'member'),
  call('PUT', '/api/terms-acceptance', 200, 'member', 'body'),
  call('POST', '/api/invitations', 201, 'member'),
  call('GET', '/api/invitations', 200, 'member', 'query'),
  call('DELETE', '/api/invitations/{id}', 204, 'member'),
  call('POST', '/api/data-exports', 202, 'member'),
  call('GET', '/api/data-exports', 200, 'member'),
  call('GET', '/api/data-exports/{id}/file', 200, 'member'),
  call('GET', '/api/factors', 200, 'member'),
  call('POST', '/api/factors/recovery-codes', 201, 'member', 'body'),
  call('POST', '/api/factors/authenticator', 200, 'member', 'body'),
  call('PUT', '/api/factors/authenticator', 200, 'member', 'body'),
  call('POST', '/api/factors/authenticator/removal', 200, 'member', 'body'),
  call('POST', '/api/factors/passkeys/challenge', 200, 'member', 'body'),
  call('POST', '/api/factors/passkeys', 201, 'member', 'body'),
  call('POST', '/api/factors/passkeys/removal', 200, 'member', 'body'),
  call('PUT', '/api/factors/only-passkeys', 200, 'member', 'body'),
  call('POST', '/api/factors/proof-challenge', 200, 'member'),
  call('POST', '/api/auth/passkey-challenge', 200, 'public'),
  call('POST', '/api/auth/passkey-login', 200, 'public', 'body'),
  call('GET', '/api/desk/access', 200, 'member'),
  call('GET', '/api/desk/contact-messages', 200, 'moderator', 'query'),
  call('PUT', '/api/desk/contact-messages/{id}', 200, 'moderator'),
  call('GET', '/api/desk/registrations', 200, 'moderator', 'query'),
  call('POST', '/api/desk/registrations/{id}/decision', 204, 'moderator', 'body'),
  call('GET', '/api/break', 200, 'member'),
  call('PUT', '/api/break', 200, 'member', 'body'),
  call('DELETE', '/api/break', 204, 'member'),
  call('POST', '/api/leaving', 200, 'member', 'body'),
  call('GET', '/api/sessions', 200, 'member'),
  call('DELETE', '/api/sessions/{id}', 204, 'member'),
  call('DELETE', '/api/sessions', 204, 'member'),
  call('GET', '/api/discovery', 200, 'member', 'query'),
  call('GET', '/api/discovery/count', 200, 'member', 'query'),
  call('GET', '/api/recommendations', 200, 'member', 'query'),
  call('GET', '/api/address', 200, 'member'),
  call('PUT', '/api/address', 202, 'member', 'body'),
  call('DELETE', '/api/address/pending', 204, 'member'),
  call('POST', '/api/address-confirmation', 204, 'public', 'body'),
  call('POST', '/api/address-confirmation/letter', 204, 'member'),
  call('POST', '/api/address-undo', 200, 'public', 'body'),
  call('POST', '/api/password-recovery', 202, 'public', 'body'),
  call('PUT', '/api/password-by-link', 204, 'public', 'body'),
  call('GET', '/api/mail-preferences', 200, 'member'),
  call('PUT', '/api/mail-preferences', 200, 'member', 'body'),
  call('POST', '/api/mail-preferences/stop', 204, 'public', 'query'),
  call('POST', '/api/newsletter', 202, 'public', 'body'),
  call('POST', '/api/newsletter/confirmation', 204, 'public', 'body'),
  call('POST', '/api/newsletter/stop', 204, 'public', 'query'),
  call('POST', '/api/page-errors', 204, 'public', 'body'),
  call('GET', '/api/openapi.json', 200, 'public'),
  call('GET', '/api/healthz', 200, 'public'),
  call('GET', '/api/readyz', 200, 'public'),
];

/** The name under which tests report the call. */
export function nameOf({ method, path }: Pick<ContractCall, 'method' | 'path'>): string {
  return `${method} ${path}`;
}

function call(
  method: ContractCall['method'],
  path: string,
  status: ContractCall['status'],
  access: ContractCall['access'],
  ...reads: ContractCall['reads']
): ContractCall {
  return { method, path, status, access, reads };
}

/** How one call of the HTTP contract is reached. `{id}` in a path is a positive whole number. */
export interface CallAddress {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** `member`: a visitor is answered 401. `moderator`, `operator`: and a member who is none 403. */
  readonly access: 'public' | 'member' | 'moderator' | 'operator';
  /** The status of success. */
  readonly status: 200 | 201 | 202 | 204;
}

/** Whether a call is for moderators or operators only. */
export function isOfDesk(access: CallAddress['access']): access is 'moderator' | 'operator' {
  return access === 'moderator' || access === 'operator';
}

/** How one call of the HTTP contract is reached. `{id}` in a path is a positive whole number. */
export interface CallAddress {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** `member`: a visitor is answered 401. `moderator`: and a member who is no moderator 403. */
  readonly access: 'public' | 'member' | 'moderator';
  /** The status of success. */
  readonly status: 200 | 201 | 202 | 204;
}

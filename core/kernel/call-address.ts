/** How one call of the HTTP contract is reached. `{id}` in a path stands for a positive whole number. */
export interface CallAddress {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** `member`: a visitor is answered 401. */
  readonly access: 'public' | 'member';
  /** The status of success. */
  readonly status: 200 | 201 | 204;
}

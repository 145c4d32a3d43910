/** Somebody who becomes a member in a journey. */
export interface Person {
  readonly username: string;
  readonly name: string;
  readonly password: string;
  /** Made of the username, unless it is given. */
  readonly email?: string;
}

export const ROSA: Person = {
  username: 'rosa',
  name: 'Rosa Whitfield',
  password: 'a quiet garden gate',
};
export const DANIEL: Person = {
  username: 'daniel',
  name: 'Daniel Okafor',
  password: 'nine red bicycles',
};
export const GRETA: Person = {
  username: 'greta',
  name: 'Greta Lindqvist',
  password: 'apples under the snow',
};
export const STEVE: Person = {
  username: 'steve',
  name: 'Steve Morgan',
  password: 'a rig in the north sea',
};

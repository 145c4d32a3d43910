/** Things of a house, drawn for whoever has no photo. */
export const HOUSE_THINGS = [
  'teapot',
  'chair',
  'lamp',
  'fern',
  'quilt',
  'bread',
  'window',
  'kettle',
  'wool',
  'clock',
] as const;

/** Faces, which nobody is given: they are there to be chosen. */
export const DRAWN_FACES = [
  'face-0',
  'face-1',
  'face-2',
  'face-3',
  'face-4',
  'face-5',
  'face-6',
  'face-7',
  'face-8',
  'face-9',
] as const;

/** The name of a picture that is drawn for this site. */
export type DrawnPictureName = (typeof HOUSE_THINGS)[number] | (typeof DRAWN_FACES)[number];

/** A picture that is drawn for this site. */
export interface DrawnPicture {
  readonly name: DrawnPictureName;
  /** Its path on this site, which a member who chooses it has as their picture. */
  readonly address: string;
  /** Which of the ten grounds it stands on, from 0. */
  readonly ground: number;
}

const drawn = (name: DrawnPictureName, ground: number): DrawnPicture => ({
  name,
  address: `/pictures/${name}.svg`,
  ground,
});

const THINGS = HOUSE_THINGS.map(drawn);
const FACES = DRAWN_FACES.map(drawn);

/** All drawn pictures that a member can choose among: the things, and then the faces. */
export const DRAWN_PICTURES: readonly DrawnPicture[] = [...THINGS, ...FACES];

/** The drawn picture with that name. */
export function drawnPicture(name: DrawnPictureName): DrawnPicture {
  return DRAWN_PICTURES.find((picture) => picture.name === name) ?? drawn(name, 0);
}

/** The thing of a house for a member who has chosen no picture, by id modulo the number of things. */
export function thingFor(memberId: number): DrawnPicture {
  return THINGS[memberId % THINGS.length] ?? drawn('teapot', 0);
}

/** The drawn picture that lies at the address, if one does. */
export function drawnPictureAt(address: string | null): DrawnPicture | null {
  return DRAWN_PICTURES.find((picture) => picture.address === address) ?? null;
}

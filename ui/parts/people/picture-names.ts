import type { DrawnPictureName } from '#core/members/domain/drawn-pictures.ts';

/** What each drawn picture shows, in words. */
export const PICTURE_NAMES: Readonly<Record<DrawnPictureName, string>> = {
  teapot: 'Teapot',
  chair: 'Armchair',
  lamp: 'Lamp',
  fern: 'Fern',
  quilt: 'Quilt',
  bread: 'Bread',
  window: 'Window',
  kettle: 'Kettle',
  wool: 'Ball of wool',
  clock: 'Clock',
  'face-0': 'Face with short grey hair',
  'face-1': 'Face with dark curls',
  'face-2': 'Face with long brown hair',
  'face-3': 'Face with white hair in a bun',
  'face-4': 'Face with a violet headscarf',
  'face-5': 'Face with short black hair',
  'face-6': 'Face with red hair in a bun',
  'face-7': 'Face with long dark hair',
  'face-8': 'Face with light brown curls',
  'face-9': 'Face with a green headscarf',
};

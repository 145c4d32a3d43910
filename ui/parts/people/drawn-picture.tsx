import type { DrawnPicture as Picture } from '#core/members/domain/drawn-pictures.ts';

interface DrawnPictureProps {
  readonly picture: Picture;
  /** What it says to those who do not see it; nothing where it is decoration. */
  readonly alternativeText?: string;
}

/** A drawn picture on its ground, as large as the place that it is put into. */
export function DrawnPicture({ picture, alternativeText = '' }: DrawnPictureProps) {
  return (
    <img
      src={picture.address}
      alt={alternativeText}
      draggable={false}
      className="size-full"
      data-ground={picture.ground}
    />
  );
}

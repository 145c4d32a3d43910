import { useState } from 'react';
import { FIRST_CUT, partOfCut, writePart, type Cut, type Dimensions } from './cut.ts';

/** Which part of a picture is kept, as it was chosen. */
export interface ChosenPart {
  /** How large the picture is; `null` until it has been measured. */
  readonly picture: Dimensions | null;
  readonly cut: Cut;
  /** True where all of it is kept, and it is only turned. */
  readonly isWhole: boolean;
}

/** All of a picture, as it is. */
export const WHOLE: ChosenPart = { picture: null, cut: FIRST_CUT, isWhole: true };

/** Which part of a picture is kept, to be chosen. */
export function useCropChoice(first: ChosenPart) {
  const [picture, setPicture] = useState(first.picture);
  const [cut, setCut] = useState(first.cut);
  const [isWhole, setIsWhole] = useState(first.isWhole);
  return { picture, setPicture, cut, setCut, isWhole, setIsWhole };
}

/** How the calls that take a picture name the part: a square is only named once the picture has been measured. */
export function writeCrop({ picture, cut, isWhole }: ChosenPart) {
  return {
    turn: String(cut.turn) as `${typeof cut.turn}`,
    ...(picture !== null && !isWhole && writePart(partOfCut(picture, cut))),
  };
}

/** Whether the calls that take a picture would be told the same of both. */
export function isSamePart(one: ChosenPart, other: ChosenPart): boolean {
  const [ofOne, ofOther] = [one, other].map((part) => new URLSearchParams(writeCrop(part)));
  return String(ofOne) === String(ofOther);
}

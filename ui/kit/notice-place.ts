/** A stretch of the window from top to bottom, in pixels. */
export interface Stretch {
  readonly top: number;
  readonly bottom: number;
}

/**
 * How far above the end of the window a notice is placed: as low as it covers nothing that has to stay
 * free, and at the end where there is no such place.
 */
export function placeNotice(
  { windowHeight, noticeHeight }: { readonly windowHeight: number; readonly noticeHeight: number },
  keptFree: readonly Stretch[],
): number {
  const isFree = (offset: number) => {
    const bottom = windowHeight - offset;
    const top = bottom - noticeHeight;
    return top >= 0 && keptFree.every((kept) => kept.bottom <= top || kept.top >= bottom);
  };
  const offsets = [0, ...keptFree.map(({ top }) => Math.max(0, windowHeight - top))];
  return offsets.sort((one, other) => one - other).find(isFree) ?? 0;
}

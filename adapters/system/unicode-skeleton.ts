import replaceLookAlikes from 'unhomoglyph';
import type { Skeleton } from '#core/members/domain/reserved-names.ts';

/** The skeleton of UTS 39, by the table of characters that look alike that comes with Unicode. */
export const unicodeSkeleton: Skeleton = (text) =>
  replaceLookAlikes(text.normalize('NFD')).normalize('NFD');

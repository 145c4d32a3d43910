import { lineRule, type FieldRule } from '#core/kernel/field-rule.ts';
import type { PictureFault } from '#core/media/refusals.ts';

/** What a picture shows, for those who can't see it: one line of at most 200 characters; none where it is empty. */
export const checkDescription: FieldRule<string, PictureFault> = lineRule('description', 200);

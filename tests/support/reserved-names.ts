import { unicodeSkeleton } from '#adapters/system/unicode-skeleton.ts';
import { makeReservedNames } from '#core/members/domain/reserved-names.ts';
import { PRODUCT_NAME } from '#core/site/domain/page-routes.ts';

/** The rule for reserved names as the server has it. */
export const isReservedName = makeReservedNames(unicodeSkeleton, PRODUCT_NAME);

import type { MemberId } from '#core/kernel/ids.ts';

/** What can happen to the site as a whole. */
export const SITE_EVENT_TYPES = ['site_changed'] as const;

/** What happened; nobody in particular may know of it: processes read the settings again. */
export interface SiteEvent {
  readonly type: (typeof SITE_EVENT_TYPES)[number];
  readonly memberIds: readonly MemberId[];
}

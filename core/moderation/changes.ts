import type { NoticeId } from '#core/kernel/ids.ts';
import type { NewModerationEntry } from './domain/moderation-entry.ts';
import type { NewNotice, Notice } from './domain/notice.ts';

/** What is stored of decisions. */
export type ModerationChange =
  | { readonly type: 'add_moderation_entry'; readonly entry: NewModerationEntry }
  | { readonly type: 'add_notice'; readonly notice: NewNotice }
  /** Its member has opened it then; whatever was first stays. */
  | { readonly type: 'read_notice'; readonly id: NoticeId; readonly at: string }
  /** Puts the appeal of the notice into the place of what it has in that version. */
  | { readonly type: 'put_appeal'; readonly notice: Notice; readonly version: number };

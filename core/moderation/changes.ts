import type { NewModerationEntry } from './domain/moderation-entry.ts';

/** What is stored of decisions. */
export interface ModerationChange {
  readonly type: 'add_moderation_entry';
  readonly entry: NewModerationEntry;
}

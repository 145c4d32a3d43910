import type { ArchivedHandler } from '#core/archive/domain/archived-records.ts';
import { bigint, group, text } from './field.ts';
import { record } from './record.ts';

export const EVENT_HANDLERS = record('event_handler', {
  key: 'name',
  archived: group<ArchivedHandler>()({ name: text('name'), handled: bigint('handled') }),
  // Nobody holds a handler that has just been moved.
  others: {
    holder: { kind: 'text', nullable: false, movedAs: '' },
    held_until: { kind: 'bigint', nullable: false, movedAs: 0 },
  },
});

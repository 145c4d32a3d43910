import type { DomainEvent } from '#core/events.ts';
import type { StoredEvent } from '#core/feed/domain/stored-event.ts';
import { bigint, group, json, mapping, time } from './field.ts';
import { record } from './record.ts';

export const EVENT = mapping(
  group<StoredEvent<DomainEvent>>()({
    id: bigint('id'),
    at: time('happened_at'),
    event: json('content'),
  }),
);

/** Its content names the members, and the store of events removes it. */
export const EVENTS = record('event', { key: 'id', archived: EVENT, about: [] });

import type { DayMeaning, KeptDay } from '#core/connections/days/domain/kept-day.ts';
import type { ConnectionId } from '#core/kernel/ids.ts';
import { trusted } from '#core/kernel/trusted.ts';
import { bigint, group, mapped, mapping, text, union } from './field.ts';
import { record, versioned } from './record.ts';

/** Ids between commas, with one before and after them all, so that a query finds one of them. */
const SHOWN_TO = mapped(
  text<string, 'shown_to'>('shown_to'),
  (stored): readonly ConnectionId[] =>
    stored
      .split(',')
      .filter((id) => id !== '')
      .map((id) => trusted<ConnectionId>(Number(id))),
  (ids) => ids.map((id) => `,${id}`).join('') + ',',
);

export const MEANING = mapping(
  union<DayMeaning>()('kind', 'kind', {
    birthday: {},
    own: { text: text('content'), tone: text('tone') },
  }),
);

export const KEPT_DAY = mapping(
  group<KeptDay>()({
    id: bigint('id'),
    memberId: bigint('member_id'),
    date: text('year_day'),
    meaning: MEANING,
    shownTo: SHOWN_TO,
  }),
);

export const KEPT_DAYS = record('kept_day', {
  key: 'id',
  about: ['member_id'],
  archived: versioned(KEPT_DAY),
});

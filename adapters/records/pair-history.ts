import type { DeclinedRequest, Side } from '#core/safety/domain/pair-history.ts';
import { bigint, group, json, mapped, mapping, optional, pair, text, time } from './field.ts';
import { numbered, record } from './record.ts';

/** A request as it was stored before requests had a side and a note. */
type Earlier = Omit<DeclinedRequest, 'side' | 'note'> & Partial<DeclinedRequest>;

const sideOf = <const Place extends 'lower' | 'higher'>(place: Place) =>
  group<Side>()({
    memberId: bigint(`${place}_member_id`),
    blockedAt: optional(time(`${place}_blocked_at`)),
    blockedName: optional(text(`${place}_blocked_name`)),
    mayAskFrom: optional(time(`${place}_may_ask_from`)),
    declined: optional(
      mapped(json<Earlier, `${Place}_declined`>(`${place}_declined`), toDeclined, (value) => value),
    ),
    answer: optional(json(`${place}_answer`)),
  });

export const PAIR_HISTORY = mapping(pair(sideOf('lower'), sideOf('higher')));

export const PAIR_HISTORIES = record('pair_history', {
  key: 'id',
  about: ['lower_member_id', 'higher_member_id'],
  archived: numbered(PAIR_HISTORY),
});

function toDeclined(stored: Earlier): DeclinedRequest {
  const { relationshipTypeId, side = null, note = null, createdAt, declinedAt } = stored;
  return { relationshipTypeId, side, note, createdAt, declinedAt };
}

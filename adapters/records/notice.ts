import type {
  Appeal,
  AppealAnswer,
  Notice,
  NoticeContent,
} from '#core/moderation/domain/notice.ts';
import { actor } from './actor.ts';
import { bigint, group, json, mapped, mapping, optional, text, time } from './field.ts';
import { record, versioned } from './record.ts';

const answer = group<AppealAnswer>()({
  outcome: text('answer'),
  words: text('answer_words'),
  at: time('answered_at'),
  by: actor('answered_by'),
});

export const APPEAL = mapping(
  optional(
    group<Appeal>()({
      words: text('appeal_words'),
      at: time('appealed_at'),
      answer: optional(answer),
    }),
  ),
);

const content = mapped(
  group<{ readonly kind: NoticeContent['kind']; readonly params: object }>()({
    kind: text('kind'),
    params: json('params'),
  }),
  ({ kind, params }) => ({ kind, ...params }) as NoticeContent,
  ({ kind, ...params }) => ({ kind, params }),
);

export const NOTICE = mapping(
  group<Notice>()({
    id: bigint('id'),
    memberId: bigint('member_id'),
    at: time('at'),
    actor: actor('actor'),
    reportId: optional(bigint('report_id')),
    content,
    appeal: APPEAL,
    readAt: optional(time('read_at')),
  }),
);

export const NOTICES = record('notice', {
  key: 'id',
  about: ['member_id'],
  archived: versioned(NOTICE),
});

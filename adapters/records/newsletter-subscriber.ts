import type { Subscriber } from '#core/mail/domain/newsletter.ts';
import { toLoginName } from '#core/members/domain/member.ts';
import { alsoAs, bigint, group, mapping, text, time } from './field.ts';
import { record } from './record.ts';

export const SUBSCRIBER = mapping(
  group<Subscriber>()({
    id: bigint('id'),
    address: alsoAs(text('address'), text('address_key'), toLoginName),
    since: time('since'),
  }),
);

export const SUBSCRIBERS = record('newsletter_subscriber', { key: 'id', archived: SUBSCRIBER });

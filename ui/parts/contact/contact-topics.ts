import type { ContactTopic } from '#core/moderation/contact/domain/contact-message.ts';

/** What people choose from when they write to those who run the site. */
export const TOPIC_CHOICES: readonly { readonly value: ContactTopic; readonly label: string }[] = [
  { value: 'member', label: 'Someone’s threatening, deceiving or bothering me' },
  { value: 'account', label: 'My account or my password' },
  { value: 'data', label: 'My data' },
  { value: 'fault', label: 'Something on the site doesn’t work' },
  { value: 'other', label: 'Something else' },
];

/** The words of a topic. */
export function describeContactTopic(topic: ContactTopic): string {
  return TOPIC_CHOICES.find(({ value }) => value === topic)?.label ?? topic;
}

import type { LetterId, MemberId } from '#core/kernel/ids.ts';
import type { NewLetter, QueuedLetter } from './domain/letter.ts';
import type { Link, LinkPurpose } from './domain/link.ts';

/** What is stored of letters, and of the links in them. */
export type MailChange =
  /** The letter is sent once the act is stored, and never when it is not. */
  | { readonly type: 'queue_letter'; readonly queued: NewLetter }
  /** After an attempt that failed. `attempts` is the number that was decided upon. */
  | {
      readonly type: 'put_letter';
      readonly id: LetterId;
      readonly attempts: number;
      readonly next: Pick<QueuedLetter, 'dueAt' | 'failure'>;
    }
  /** Sent, or not to be sent. Nothing happens when it is gone already. */
  | { readonly type: 'remove_letter'; readonly id: LetterId }
  | { readonly type: 'add_link'; readonly link: Link }
  /** Uses up the link, while it is there. */
  | { readonly type: 'use_link'; readonly tokenHash: string }
  /** Makes all links of that purpose useless that are about the member's account. */
  | {
      readonly type: 'remove_links';
      readonly memberId: MemberId;
      readonly purpose: LinkPurpose;
    };

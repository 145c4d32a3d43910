import { unreachable } from '#core/kernel/unreachable.ts';
import { hasText } from './filters.ts';
import type { FoldedMember } from './searchable-member.ts';

/** Asks for everyone with a folded text in their name or bio, or with a folded interest that is not listed. */
export interface IndexQuestion {
  readonly kind: 'text' | 'interest';
  readonly folded: string;
}

/** Whether the member answers the question. */
export function isAnswer({ kind, folded }: IndexQuestion, member: FoldedMember): boolean {
  switch (kind) {
    case 'text':
      return hasText(member.folded, folded);
    case 'interest':
      return member.folded.interests.includes(folded);
    default:
      return unreachable(kind);
  }
}

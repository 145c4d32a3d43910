import type { QueryClient } from '@tanstack/react-query';
import type { Self } from '#core/members/domain/member.ts';
import { createQueryClient } from '#ui/api/query-client.ts';
import { useUnsavedWordsStore } from './unsaved-words-store.ts';
import { useUnsentMessagesStore } from './unsent-messages-store.ts';
import { useUnsentRequestsStore } from './unsent-requests-store.ts';

/** What the page keeps for a signed-in member; one for each session, so that none sees another's. */
export interface MemberSession {
  /** What the member's screens load from the server. */
  readonly queries: QueryClient;
  /** After which event the live stream brings whatever the first answers may not say yet; `null` where that is not known. */
  readonly lastEventId: string | null;
  /** Forgets what the member has written and not sent: messages, requests, notes and answers. */
  readonly forgetUnsent: () => void;
}

/** Starts what the page keeps for a member. Visitors never load what that takes. */
export function startMemberSession({ id }: Self, lastEventId: string | null): MemberSession {
  return {
    lastEventId,
    queries: createQueryClient(),
    forgetUnsent: () => {
      useUnsentMessagesStore.getState().forget(id);
      useUnsentRequestsStore.getState().forget(id);
      useUnsavedWordsStore.getState().forget(id);
    },
  };
}

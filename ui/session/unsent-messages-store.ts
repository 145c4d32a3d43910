import type { ConnectionId, MemberId } from '#core/kernel/ids.ts';
import type { AttachmentKind } from '#core/messaging/attachments/domain/attachment.ts';
import type { ChosenAttachment } from '#core/messaging/attachments/domain/choose-attachments.ts';
import type { Quotation } from '#core/messaging/domain/message.ts';
import { create, type StateCreator } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

/** What goes with a message. */
export interface UnsentAttachment extends ChosenAttachment {
  readonly kind: AttachmentKind;
}

/** A message that the server does not have yet, as far as the page knows. */
export interface UnsentMessage {
  /** Names it on this page; grows in the order of writing. */
  readonly key: number;
  /** Names it for the server: sent again under this key it is stored once, even if it had arrived. */
  readonly idempotencyKey: string;
  readonly content: string;
  /** What goes with it beside words; left out where there is nothing. */
  readonly attachments?: readonly UnsentAttachment[];
  /** The message that it answers. */
  readonly replyTo: Quotation | null;
  readonly hasFailed: boolean;
}

/** One member's side of one conversation; another member at the same browser has another. */
export interface Correspondence {
  readonly memberId: MemberId;
  readonly connectionId: ConnectionId;
}

interface Unsent {
  readonly draft: string;
  readonly messages: readonly UnsentMessage[];
}

interface UnsentMessagesStore {
  readonly unsent: Readonly<Record<string, Unsent>>;
  readonly writeDraft: (correspondence: Correspondence, draft: string) => void;
  /** Puts a message among the unsent ones, or a failed one back to being sent. */
  readonly markSending: (correspondence: Correspondence, message: UnsentMessage) => void;
  readonly markFailed: (correspondence: Correspondence, message: UnsentMessage) => void;
  /** Forgets a message: it has been sent, or is not to be. */
  readonly remove: (correspondence: Correspondence, message: UnsentMessage) => void;
  /** Forgets all that the member has written and not sent. */
  readonly forget: (memberId: number) => void;
}

/** Where the tab keeps what is written. */
const STORAGE_KEY = 'hearthkin-drafts';

const NOTHING: Unsent = { draft: '', messages: [] };

const keyOf = ({ memberId, connectionId }: Correspondence) => `${memberId}/${connectionId}`;

const createUnsentMessages: StateCreator<UnsentMessagesStore> = (set) => {
  const change = (correspondence: Correspondence, changes: (unsent: Unsent) => Partial<Unsent>) => {
    const key = keyOf(correspondence);
    set(({ unsent }) => {
      const before = unsent[key] ?? NOTHING;
      return { unsent: { ...unsent, [key]: { ...before, ...changes(before) } } };
    });
  };
  const without = (messages: Unsent['messages'], { key }: UnsentMessage) =>
    messages.filter((message) => message.key !== key);
  const put = (correspondence: Correspondence, changed: UnsentMessage) => {
    change(correspondence, ({ messages }) => ({
      messages: [...without(messages, changed), changed].sort((one, two) => one.key - two.key),
    }));
  };
  return {
    unsent: {},
    writeDraft: (correspondence, draft) => {
      change(correspondence, () => ({ draft }));
    },
    markSending: (correspondence, message) => {
      put(correspondence, { ...message, hasFailed: false });
    },
    markFailed: (correspondence, message) => {
      put(correspondence, { ...message, hasFailed: true });
    },
    remove: (correspondence, message) => {
      change(correspondence, ({ messages }) => ({ messages: without(messages, message) }));
    },
    forget: (memberId) => {
      set(({ unsent }) => ({
        unsent: Object.fromEntries(
          Object.entries(unsent).filter(([key]) => !key.startsWith(`${memberId}/`)),
        ),
      }));
    },
  };
};

/**
 * What members write and have not sent: kept per member and conversation until they log out, so also
 * while somebody whose session has ended logs in again. They outlast a reload of the tab.
 */
export const useUnsentMessagesStore = create<UnsentMessagesStore>()(
  persist(createUnsentMessages, {
    name: STORAGE_KEY,
    storage: createJSONStorage(() => sessionStorage),
    partialize: ({ unsent }) => ({ unsent: onlyWritten(unsent) }),
  }),
);

function onlyWritten(unsent: UnsentMessagesStore['unsent']): UnsentMessagesStore['unsent'] {
  return Object.fromEntries(
    Object.entries(unsent).filter(([, { draft, messages }]) => draft !== '' || messages.length > 0),
  );
}

/** The messages of the conversation that are being sent, or were when the page was reloaded. */
export function messagesUnderWay(correspondence: Correspondence): readonly UnsentMessage[] {
  const { messages } = useUnsentMessagesStore.getState().unsent[keyOf(correspondence)] ?? NOTHING;
  return messages.filter(({ hasFailed }) => !hasFailed);
}

/** Whether the message is being sent at this moment, which a screen may not show yet. */
export function isUnderWay(correspondence: Correspondence, { key }: UnsentMessage): boolean {
  return messagesUnderWay(correspondence).some((message) => message.key === key);
}

/** What the member has begun to write in the conversation. */
export function useDraft(correspondence: Correspondence): string {
  return useUnsentMessagesStore(({ unsent }) => (unsent[keyOf(correspondence)] ?? NOTHING).draft);
}

/** The messages of the conversation that the member has written and the server does not have. */
export function useUnsentMessages(correspondence: Correspondence): readonly UnsentMessage[] {
  return useUnsentMessagesStore(
    ({ unsent }) => (unsent[keyOf(correspondence)] ?? NOTHING).messages,
  );
}

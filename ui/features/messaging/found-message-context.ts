import { createContext } from 'react';
import type { MessageId } from '#core/kernel/ids.ts';

/** The message that was searched for, among those that are shown; `null` when none was. */
export const FoundMessageContext = createContext<MessageId | null>(null);

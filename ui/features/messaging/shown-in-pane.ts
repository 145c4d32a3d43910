import { useSearchParams } from 'react-router-dom';
import { parseMessageId, type MessageId } from '#core/kernel/ids.ts';

/** What the address calls the search in the open conversation. */
export const FIND_PARAMETER = 'find';

/** What the pane of an open conversation shows. */
export type ShownInPane =
  | { readonly kind: 'newest' }
  | { readonly kind: 'search' }
  | { readonly kind: 'together' }
  | { readonly kind: 'passage'; readonly messageId: MessageId };

/** What the address asks to show of the open conversation. */
export function useShownInPane(): ShownInPane {
  const [parameters] = useSearchParams();
  const asked = parseMessageId(Number(parameters.get('message')));
  if (asked.ok) return { kind: 'passage', messageId: asked.value };
  if (parameters.has('together')) return { kind: 'together' };
  return { kind: parameters.has(FIND_PARAMETER) ? 'search' : 'newest' };
}

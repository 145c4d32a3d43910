import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import { isolateText } from '#core/kernel/isolate-text.ts';
import { useToastStore } from '#ui/kit/toast-store.ts';
import { conversationAddress } from '#ui/parts/people/addresses.ts';
import { displayName } from '#ui/parts/people/display-text.ts';

/** Makes what shows, once for each connection, that someone has accepted the member's request, with the way to write. */
export function createYesNotice(navigate: (address: string) => void) {
  const shown = new Set<ConnectionWithMember['id']>();
  return ({ id, member }: ConnectionWithMember): void => {
    if (shown.has(id)) return;
    shown.add(id);
    useToastStore.getState().show({
      tone: 'warm',
      title: `${isolateText(displayName(member))} said yes`,
      description: 'You’re connected. You can write to each other now.',
      action: {
        label: 'Say hello',
        run: () => {
          navigate(conversationAddress(id));
        },
      },
    });
  };
}

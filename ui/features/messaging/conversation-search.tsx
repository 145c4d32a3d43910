import { Link } from 'react-router-dom';
import type { ConnectionId } from '#core/kernel/ids.ts';
import { Button } from '#ui/kit/button.tsx';
import { conversationAddress } from '#ui/parts/people/addresses.ts';
import { FoundMessages } from './found-messages.tsx';
import { SearchField } from './search-field.tsx';
import { FIND_PARAMETER } from './shown-in-pane.ts';
import { useSearchField } from './use-search-field.ts';

interface ConversationSearchProps {
  readonly connectionId: ConnectionId;
  /** Who the other member is. */
  readonly name: string;
}

/** The search in one conversation, in the place of its messages. */
export function ConversationSearch({ connectionId, name }: ConversationSearchProps) {
  const { search, setSearch, text } = useSearchField(FIND_PARAMETER);
  return (
    <>
      <div className="flex shrink-0 items-center gap-2 border-b border-line p-3">
        <SearchField
          aria-label="Search in this conversation"
          placeholder="Search in this conversation"
          className="min-w-0 grow"
          value={search}
          onSearch={setSearch}
          ref={focusOnce}
        />
        <Button variant="quiet" asChild>
          <Link to={conversationAddress(connectionId)} aria-label="Close search">
            Close
          </Link>
        </Button>
      </div>
      <div className="min-h-0 grow basis-0 overflow-y-auto p-2">
        {text === '' ? (
          <p className="p-3 text-quiet">
            Type a word, or its beginning, that you or <bdi>{name}</bdi> wrote.
          </p>
        ) : (
          <FoundMessages text={text} connectionId={connectionId} openId={null} />
        )}
      </div>
    </>
  );
}

function focusOnce(field: HTMLInputElement | null): void {
  field?.focus();
}

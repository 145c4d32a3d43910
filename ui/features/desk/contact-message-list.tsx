import { useRef, type RefObject } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DESK_ROUTES } from '#core/site/domain/desk-routes.ts';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { ContactMessageCard } from './contact-message-card.tsx';
import { DeskList } from './desk-list.tsx';
import { useDeskContactMessages, type DeskContactMessage } from './desk-queries.ts';
import { ListTabs } from './list-tabs.tsx';

type State = DeskContactMessage['state'];

/** What people have written to those who run the site: what waits, or what has been handled. */
export function ContactMessageList() {
  const [parameters] = useSearchParams();
  const state: State = parameters.get('state') === 'handled' ? 'handled' : 'open';
  const heading = useRef<HTMLHeadingElement>(null);
  const address = DESK_ROUTES.contactMessages;
  return (
    <>
      <PageTitle
        title="Contact messages"
        subtitle={
          state === 'open'
            ? 'Oldest first. Answer by email, then mark the message as handled.'
            : 'Newest first. Each one is deleted 180 days after it was handled.'
        }
        headingRef={heading}
        actions={
          <ListTabs
            label="Which messages"
            tabs={[
              { label: 'Open', to: address, isOpen: state === 'open' },
              { label: 'Handled', to: `${address}?state=handled`, isOpen: state === 'handled' },
            ]}
          />
        }
      />
      <Messages key={state} state={state} heading={heading} />
    </>
  );
}

interface MessagesProps {
  readonly state: State;
  /** Takes the focus once a message has left the list. */
  readonly heading: RefObject<HTMLHeadingElement | null>;
}

/** The messages of one state, which are asked for again whenever it is chosen. */
function Messages({ state, heading }: MessagesProps) {
  return (
    <DeskList
      list={useDeskContactMessages(state)}
      nothing={state === 'open' ? 'No messages waiting' : 'No messages handled yet'}
      failure="Sorry, we couldn’t load the messages."
    >
      {(message) => (
        <ContactMessageCard
          message={message}
          onHandled={() => {
            heading.current?.focus();
          }}
        />
      )}
    </DeskList>
  );
}

import type { ReactNode, Ref } from 'react';
import { directionOf, type ListedConnection } from '#core/connections/domain/connection.ts';
import { Card } from '#ui/kit/card.tsx';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { ConnectionRow } from './connection-row.tsx';
import { RequestCard } from './request-card.tsx';

interface ConnectionGroupsProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly connections: readonly ListedConnection[];
  /** The way to more of the requests that wait. */
  readonly bundle: ReactNode;
  readonly onDone: () => void;
}

/** Connections in their order: people as rows of one sheet, requests as cards of their own, before and after them. */
export function ConnectionGroups(props: ConnectionGroupsProps) {
  const { ref, connections, bundle, onDone } = props;
  const self = useSelf();
  const requests = connections.filter(({ status }) => status === 'pending');
  const people = connections.filter(({ status }) => status === 'accepted');
  const ofDirection = (wanted: 'sent' | 'received') =>
    requests.filter((request) => directionOf(request, self.id) === wanted);
  const cards = (listed: readonly ListedConnection[]) =>
    listed.length > 0 && (
      <ul className="grid gap-4 lg:grid-cols-2">
        {listed.map((request) => (
          <li key={request.id} data-entry tabIndex={-1} className="min-w-0">
            <RequestCard connection={request} onDone={onDone} />
          </li>
        ))}
      </ul>
    );
  return (
    <div ref={ref} className="grid gap-4">
      {people.length === 0 ? cards(requests) : cards(ofDirection('received'))}
      {bundle && <p className="justify-self-start">{bundle}</p>}
      {people.length > 0 && (
        <Card className="px-3 py-1 sm:py-2">
          <ul className="divide-y divide-line">
            {people.map((connection) => (
              <li key={connection.id} data-entry tabIndex={-1} className="py-1">
                <ConnectionRow connection={connection} onDone={onDone} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {people.length > 0 && cards(ofDirection('sent'))}
    </div>
  );
}

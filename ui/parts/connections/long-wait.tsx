import type { ConnectionWithMember } from '#core/connections/domain/connection.ts';
import { useWeeksWaited } from './use-weeks-waited.ts';

const WEEKS = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** A kind word to someone whose request has waited long; nothing before. */
export function LongWait({ connection }: { readonly connection: ConnectionWithMember }) {
  const weeks = useWeeksWaited(connection);
  if (weeks === null) return null;
  return (
    <p className="max-w-prose">
      {`Sent ${WEEKS[weeks - 2] ?? 'some'} weeks ago. Many people look in only now and then; it says nothing about you.`}
    </p>
  );
}

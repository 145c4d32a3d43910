import { useQuery } from '@tanstack/react-query';
import { Handshake } from 'lucide-react';
import type { MemberId } from '#core/kernel/ids.ts';
import { describeVouches } from '#core/texts/vouch-texts.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { queryKeys } from '#ui/api/query-keys.ts';

interface VouchLineProps {
  readonly id: MemberId;
  /** Whom they vouch for, within a sentence. */
  readonly name: string;
}

/** How many people vouch for a member, and what that says of them; nothing while nobody does. */
export function VouchLine({ id, name }: VouchLineProps) {
  const api = useApiClient();
  const { data } = useQuery({
    queryKey: queryKeys.vouches(id),
    queryFn: ({ signal }) => api.call('countVouches', { id }, signal),
  });
  const words = data && describeVouches(data);
  if (!words) return null;
  return (
    <div className="flex w-full items-start gap-3">
      <Handshake aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
      <div className="min-w-0 wrap-anywhere">
        <p>
          {words.who} <bdi>{name}</bdi>: {words.how}.
        </p>
        <p className="text-sm text-quiet">
          They say so themselves. We haven’t checked who anyone is.
        </p>
      </div>
    </div>
  );
}

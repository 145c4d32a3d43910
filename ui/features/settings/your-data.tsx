import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { dataExportCalls } from '#core/data-export/calls.ts';
import type { CallOutput } from '#ui/api/client.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { SENTENCE_LINK_LOOK } from '#ui/kit/sentence-link-look.ts';
import { Skeleton } from '#ui/kit/skeleton.tsx';
import { formatDay } from '#ui/parts/people/display-text.ts';
import { useDataExport, useRequestDataExport } from './data-export-queries.ts';
import { useFactors } from './factors/factor-queries.ts';
import { ProveDialog } from './factors/prove-dialog.tsx';

type ShownExport = CallOutput<'listDataExports'>[number];

/** The way to take a copy of everything that the site keeps about the member. */
export function YourData() {
  const { data, isError, refetch } = useDataExport();
  const requesting = useRequestDataExport();
  const factors = useFactors();
  const [isAsking, setIsAsking] = useState(false);
  const isUnderWay = data?.status === 'waiting' || data?.status === 'making';
  return (
    <Card>
      <h2 className="mb-1 text-xl">Your data</h2>
      <p className="mb-3 text-quiet">
        Make a copy of your profile, your conversations and everything else we keep about you. You
        can read it in your browser. It takes a minute or so to make, and we keep it for a week.
      </p>
      {data === undefined && isError && (
        <ErrorState
          title="Sorry, we couldn’t check how your copy’s getting on."
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && !isError && <Skeleton className="h-11" />}
      <div role="status" className="mb-3 empty:hidden">
        {data && <Progress dataExport={data} />}
      </div>
      {data !== undefined && (
        <div className="flex flex-wrap gap-3">
          {data?.status === 'ready' && <Download dataExport={data} />}
          <Button
            variant="secondary"
            isBusy={requesting.isPending || isUnderWay}
            onClick={() => {
              setIsAsking(true);
            }}
          >
            {data?.status === 'ready' ? 'Make a new copy' : 'Make a copy of my data'}
          </Button>
        </div>
      )}
      {isAsking && (
        <ProveDialog
          title="Make a copy of my data"
          description="The copy has everything in it, so we’d like to be sure it’s you. We’ll email you when it’s ready."
          action="Make the copy"
          hasPasskeys={(factors.data?.passkeys.length ?? 0) > 0}
          onProve={requesting.mutateAsync}
          onClose={() => {
            setIsAsking(false);
          }}
        />
      )}
    </Card>
  );
}

interface ExportProps {
  readonly dataExport: ShownExport;
}

function Progress({ dataExport: { status, expiresAt } }: ExportProps) {
  if (status === 'waiting') return <p>Your copy is waiting to be made.</p>;
  if (status === 'making')
    return <p>We’re making your copy. You can leave this page in the meantime.</p>;
  if (status === 'failed') {
    return (
      <p>
        We couldn’t make your copy. Please ask again. If that doesn’t help,{' '}
        <Link to={PAGE_ROUTES.contact} className={SENTENCE_LINK_LOOK}>
          write to us
        </Link>
        .
      </p>
    );
  }
  return (
    <p>
      Your copy is ready until{' '}
      {expiresAt !== null && <time dateTime={expiresAt}>{formatDay(expiresAt)}</time>}. Keep it
      where only you can read it: it includes what other people have written to you.
    </p>
  );
}

function Download({ dataExport: { id, size } }: ExportProps) {
  const address = dataExportCalls.downloadDataExport.path.replace('{id}', String(id));
  return (
    <Button asChild>
      <a href={address} download>
        Download my copy ({describeSize(size ?? 0)})
      </a>
    </Button>
  );
}

const SIZE = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });

function describeSize(bytes: number): string {
  const kilobytes = Math.max(bytes / 1000, 1);
  return kilobytes < 1000
    ? `${SIZE.format(Math.round(kilobytes))} KB`
    : `${SIZE.format(kilobytes / 1000)} MB`;
}

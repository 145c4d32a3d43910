import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { ApiClient } from '#ui/api/client.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { useLink } from './use-link.ts';

/** What a page behind a link in a letter says and does. */
export interface LinkPage {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly done: string;
  readonly follow: (api: ApiClient, token: string) => Promise<unknown>;
}

/** A page behind a link in a letter. Nothing happens until its button is pressed: programs follow links, too. */
export function LinkScreen({ title, text, button, done, follow }: LinkPage) {
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token') ?? '';
  const { following, start } = useLink(follow, token);
  const isDone = following.state === 'done';
  const status = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isDone) status.current?.focus();
  }, [isDone]);
  return (
    <>
      <PageTitle title={title} />
      <Card className="max-w-prose">
        {isDone ? (
          <p ref={status} tabIndex={-1} role="status" className="text-lg outline-none">
            {done}
          </p>
        ) : (
          <>
            <p className="mb-4">{text}</p>
            <Button isBusy={following.state === 'under way'} onClick={start}>
              {button}
            </Button>
            <p role="alert" className="mt-2 font-medium text-danger empty:hidden">
              {following.state === 'failed' && following.reason}
            </p>
          </>
        )}
      </Card>
    </>
  );
}

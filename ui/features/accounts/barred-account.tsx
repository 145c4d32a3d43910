import { useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import type { loginSchema } from '#core/accounts/schemas.ts';
import { useApiClient } from '#ui/api/api-client-context.ts';
import { Button } from '#ui/kit/button.tsx';
import { AppealForm } from '#ui/parts/moderation/appeal-form.tsx';
import { NoticeWords, type WireNotice } from '#ui/parts/moderation/notice-words.tsx';
import { WelcomeBack, type WelcomeBackProps } from './welcome-back.tsx';
import { showFailure } from '#ui/session/failure-notice.ts';

/** A log-in that was refused because the account is suspended or removed, or because its member is leaving. */
export interface BarredLogIn {
  readonly code: string;
  /** What the server said of it. */
  readonly detail: string;
  /** What was typed; it is kept while the login is open and nowhere else. */
  readonly credentials: z.output<typeof loginSchema>;
}

/** Says why someone may not log in, and lets them appeal; members who are leaving may come back. */
export function BarredAccount({ code, ...props }: BarredLogIn & WelcomeBackProps) {
  return code === 'account_leaving' ? <WelcomeBack {...props} /> : <BarredNotice {...props} />;
}

function BarredNotice({ detail, credentials }: Omit<BarredLogIn, 'code'>) {
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed');
  const heading = useRef<HTMLHeadingElement>(null);
  const appeal = useAppealByPassword(credentials);
  const { notice, readAgain } = useNoticeByPassword(credentials);
  const close = (next: 'closed' | 'sent') => {
    setState(next);
    heading.current?.focus();
  };
  return (
    <section className="mb-6 grid gap-3 rounded-box bg-honey-soft p-4">
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        You can’t log in
      </h2>
      <p role="alert">{detail}</p>
      {notice && (
        <div>
          <NoticeWords notice={notice} />
        </div>
      )}
      {state === 'closed' && notice !== undefined && notice?.mayAppeal !== false && (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => {
            setState('open');
          }}
        >
          Appeal
        </Button>
      )}
      {state === 'open' && (
        <AppealForm
          onSend={async (words) => {
            await appeal(words);
            await readAgain();
            close('sent');
          }}
          onCancel={() => {
            close('closed');
          }}
        />
      )}
      {state === 'sent' && (
        <p role="status">
          We’ve sent your appeal. Someone who didn’t make the decision will read it.
        </p>
      )}
    </section>
  );
}

/**
 * The decision that keeps them out, asked for with the name and password that were refused; `null` if it cannot be
 * read.
 */
function useNoticeByPassword(credentials: BarredLogIn['credentials']) {
  const api = useApiClient();
  const [notice, setNotice] = useState<WireNotice | null>();
  const read = useCallback(
    () =>
      api.call('showNoticeByPassword', { body: credentials }).then(setNotice, (error: unknown) => {
        console.error(error);
        setNotice(null);
      }),
    [api, credentials],
  );
  useEffect(() => {
    void read();
  }, [read]);
  return { notice, readAgain: read };
}

/** Appeals with the name and password that were refused. */
function useAppealByPassword(credentials: BarredLogIn['credentials']) {
  const api = useApiClient();
  const reportFailure = showFailure('We couldn’t send your appeal', 'Please try again.');
  return async (words: string) => {
    try {
      await api.call('appealByPassword', { body: { ...credentials, words } });
    } catch (error) {
      reportFailure(error);
      throw error;
    }
  };
}

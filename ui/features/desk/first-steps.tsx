import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SETTINGS_ROUTES } from '#core/site/domain/settings-routes.ts';
import type { CallOutput } from '#ui/api/client.ts';
import { Card } from '#ui/kit/card.tsx';
import { SENTENCE_LINK_LOOK } from '#ui/kit/sentence-link-look.ts';
import { useSendsMails } from '#ui/parts/pages/use-sends-mails.ts';
import { SITE_SETTINGS_ID } from './site-settings.tsx';

/** Where the operator sends a test mail. */
export const TEST_MAIL_ID = 'test-mail';

type Site = Pick<CallOutput<'showSite'>, 'siteSettings' | 'mailsArrive' | 'counts'>;

/** What is left to do before a new site is ready for people; nothing once all of it is done. */
export function FirstSteps({
  site: { siteSettings, mailsArrive, counts },
  wasMailTaken,
}: {
  readonly site: Site;
  readonly wasMailTaken: boolean;
}) {
  const sendsMails = useSendsMails();
  const setting = (name: Site['siteSettings'][number]['name']) =>
    siteSettings.find((one) => one.name === name);
  const isByInvitation = setting('REGISTRATION')?.value === 'invitation';
  const steps = [
    {
      isDone: setting('SITE_NAME')?.from !== 'default',
      step: <Further to={SITE_SETTINGS_ID}>Name the site</Further>,
    },
    {
      isDone: setting('OPERATOR_NAME')?.value !== null,
      step: <Further to={SITE_SETTINGS_ID}>Say who runs it</Further>,
    },
    {
      isDone: !sendsMails || mailsArrive || wasMailTaken,
      step: <Further to={TEST_MAIL_ID}>Send yourself a test mail</Further>,
    },
    {
      isDone: counts.members > 1,
      step: isByInvitation ? (
        <Link className={SENTENCE_LINK_LOOK} to={SETTINGS_ROUTES.reach}>
          Invite people you know
        </Link>
      ) : (
        'Tell people you know about it'
      ),
    },
  ];
  if (steps.every(({ isDone }) => isDone)) return null;
  return (
    <Card className="mb-6">
      <h2 className="mb-2 text-xl">What’s left to do</h2>
      <ol className="grid gap-x-6 sm:grid-cols-2">
        {steps.map(({ step, isDone }, place) => (
          // The steps are always the same, in the same order.
          <Step key={place} isDone={isDone}>
            {step}
          </Step>
        ))}
      </ol>
    </Card>
  );
}

/** Leads to what is further down on the page. */
function Further({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <a className={SENTENCE_LINK_LOOK} href={`#${to}`}>
      {children}
    </a>
  );
}

function Step({ isDone, children }: { readonly isDone: boolean; readonly children: ReactNode }) {
  return (
    <li className={`flex min-h-11 items-center gap-3 ${isDone ? 'text-quiet' : ''}`}>
      <span
        className={`grid size-6 shrink-0 place-items-center rounded-full border ${isDone ? 'border-evergreen text-evergreen' : 'border-control'}`}
      >
        {isDone && <Check aria-hidden="true" className="size-4" />}
      </span>
      <span>
        {children}
        {isDone && <span className="sr-only"> (done)</span>}
      </span>
    </li>
  );
}

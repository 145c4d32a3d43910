import { Link } from 'react-router-dom';
import { PRODUCT_NAME } from '#core/site/domain/page-routes.ts';
import { SETTINGS_ROUTES } from '#core/site/domain/settings-routes.ts';
import type { CallOutput } from '#ui/api/client.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { ErrorState } from '#ui/kit/error-state.tsx';
import { SENTENCE_LINK_LOOK } from '#ui/kit/sentence-link-look.ts';
import { Skeleton } from '#ui/kit/skeleton.tsx';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { formatMoment } from '#ui/parts/people/display-text.ts';
import { FigureTable } from './figure-table.tsx';
import { useSite, useTestMail } from './desk-queries.ts';
import { FirstSteps, TEST_MAIL_ID } from './first-steps.tsx';
import { SiteSettings } from './site-settings.tsx';

type Site = CallOutput<'showSite'>;

/** How the site is, for whoever runs it: what needs doing stands first. */
export function SitePage() {
  const { data: site, isPending, isError, isFetching, refetch } = useSite();
  const testMail = useTestMail();
  const look = () => void refetch();
  return (
    <>
      <PageTitle
        title="Site"
        {...(site && { subtitle: describeProcess(site) })}
        actions={
          <Button variant="secondary" isBusy={isFetching} onClick={look}>
            Look again
          </Button>
        }
      />
      {site === undefined && isError && (
        <ErrorState title="Sorry, we couldn’t look at the site." onRetry={look} />
      )}
      {isPending && <Skeleton className="h-64" />}
      {site && (
        <>
          <FirstSteps site={site} wasMailTaken={testMail.data?.state === 'good'} />
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <div className="grid gap-6">
              <Findings findings={site.findings} />
              <Failures failures={site.failures} />
            </div>
            <div className="grid gap-6">
              <People site={site} />
              <Mails testMail={testMail} />
              <SiteSettings settings={site.siteSettings} />
            </div>
            <Settings settings={site.settings} />
          </div>
        </>
      )}
    </>
  );
}

function describeProcess({ version, startedAt }: Site): string {
  return `${PRODUCT_NAME} ${version}, running since ${formatMoment(startedAt)}`;
}

const STATES: Readonly<Record<Site['findings'][number]['state'], { label: string; look: string }>> =
  {
    bad: { label: 'Wrong', look: 'font-semibold text-danger' },
    attention: { label: 'Needs a look', look: 'font-semibold text-ink' },
    good: { label: 'Well', look: 'text-quiet' },
  };

function Findings({ findings }: Pick<Site, 'findings'>) {
  const waiting = findings.filter(({ state }) => state !== 'good').length;
  return (
    <Card>
      <h2 className="mb-2 text-xl">{waiting === 0 ? 'All is well' : 'What needs doing'}</h2>
      <ul>
        {findings.map(({ name, state, says }) => (
          <li key={name} className="grid gap-x-4 border-t border-line py-3 sm:grid-cols-[8rem_1fr]">
            <p className="flex justify-between gap-2 sm:block">
              <span className="block font-semibold first-letter:uppercase">{name}</span>
              <span className={`text-sm ${STATES[state].look}`}>{STATES[state].label}</span>
            </p>
            <p className="wrap-anywhere">{says}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Mails({
  testMail: { mutate, data: sent, isPending },
}: {
  readonly testMail: ReturnType<typeof useTestMail>;
}) {
  return (
    <Card id={TEST_MAIL_ID} tabIndex={-1} className="grid justify-items-start gap-3 outline-none">
      <h2 className="text-xl">Mails</h2>
      <p>
        Without mails, members who forget their password can’t get back in. See whether one arrives.
      </p>
      <Button
        variant="secondary"
        isBusy={isPending}
        onClick={() => {
          mutate();
        }}
      >
        Send me a test mail
      </Button>
      <p
        role="status"
        className={`wrap-anywhere empty:hidden ${sent ? STATES[sent.state].look : ''}`}
      >
        {sent?.says}
      </p>
    </Card>
  );
}

function Failures({ failures }: Pick<Site, 'failures'>) {
  return (
    <Card>
      <h2 className="mb-2 text-xl">What failed since it started</h2>
      {failures.length === 0 && <p>Nothing.</p>}
      <ul>
        {failures.map(({ says, count, lastAt }) => (
          <li key={says} className="border-t border-line py-3">
            <p className="wrap-anywhere">{says}</p>
            <p className="text-sm text-quiet">
              {count > 1 && `${count} times, last `}
              <time dateTime={lastAt}>{formatMoment(lastAt)}</time>
            </p>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-quiet">The log has more, from each process.</p>
    </Card>
  );
}

/** A site with fewer members than this still needs people to come to. */
const FEW = 30;

function People({ site: { counts, siteSettings } }: { readonly site: Site }) {
  const { members, newcomers, openRequests, messages } = counts;
  const mode = siteSettings.find(({ name }) => name === 'REGISTRATION')?.value;
  return (
    <Card>
      <FigureTable
        title="People"
        rows={[
          { name: 'Members', count: members },
          { name: 'Joined in the last week', count: newcomers },
          { name: 'Requests that wait for an answer', count: openRequests },
          { name: 'Messages in the last day', count: messages },
        ]}
      />
      {members < FEW && (
        <p className="mt-3">
          A site needs somebody to come to.{' '}
          {mode === 'invitation' ? (
            <Link to={SETTINGS_ROUTES.reach} className={SENTENCE_LINK_LOOK}>
              Invite people you know
            </Link>
          ) : (
            'Tell people you know about it'
          )}
          , and ask one of them to be a moderator, too.
        </p>
      )}
    </Card>
  );
}

function Settings({ settings }: Pick<Site, 'settings'>) {
  return (
    <Card className="lg:col-span-2">
      <details>
        <summary className="min-h-11 content-center text-lg font-semibold">
          Other settings in effect
        </summary>
        <p className="my-2">
          They come from the environment of the process. Change one there, and start again.
        </p>
        <dl className="grid gap-x-6 sm:grid-cols-2">
          {settings.map(({ name, value, isDefault }) => (
            <div key={name} className="border-t border-line py-2">
              <dt className="font-mono text-sm wrap-anywhere">{name}</dt>
              <dd className={`wrap-anywhere ${isDefault ? 'text-quiet' : 'font-semibold'}`}>
                {value}
                {isDefault && ' (default)'}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </Card>
  );
}

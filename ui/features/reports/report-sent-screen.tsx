import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { Button } from '#ui/kit/button.tsx';
import { Card } from '#ui/kit/card.tsx';
import { LINK_LOOK } from '#ui/kit/link-look.ts';
import { SENTENCE_LINK_LOOK } from '#ui/kit/sentence-link-look.ts';
import { CRISIS_HELP } from '#ui/parts/crisis/crisis-help.ts';
import { NearestCrisisLines } from '#ui/parts/crisis/nearest-crisis-lines.tsx';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';

/** What happens now, and what helps meanwhile. */
export function ReportSentScreen() {
  return (
    <>
      <PageTitle title="Thank you for telling us" subtitle="Thank you. Someone will read this." />
      <div className="grid max-w-3xl gap-6">
        <Card>
          <h2 className="mb-3 text-xl">What happens now</h2>
          <ul className="grid list-disc gap-2 ps-5 marker:text-honey">
            <li>
              A moderator reads it: today if someone’s in danger, and otherwise within three days.
            </li>
            <li>
              They see what you wrote, the profile and the messages you attached, and nothing else
              of yours.
            </li>
            <li>The person you reported is never told who reported them.</li>
            <li>
              Your dashboard says so when there’s an answer, and you can read it under{' '}
              <Link to={PAGE_ROUTES.reports} className={SENTENCE_LINK_LOOK}>
                Your reports
              </Link>
              .
            </li>
          </ul>
        </Card>
        <Card>
          <h2 className="mb-3 text-xl">If they asked you for money</h2>
          <ul className="grid list-disc gap-2 ps-5 marker:text-honey">
            <li>
              Don’t send anything more: no money, no gift cards, no codes. It’s almost always a
              scam.
            </li>
            <li>
              If you’ve paid, call your bank now, on the number on your card. Many payments can
              still be stopped.
            </li>
            <li>Keep receipts and messages, and tell your local police.</li>
            <li>It isn’t your fault. People who do this do it all day, and they’re good at it.</li>
          </ul>
          <p className="mt-3">
            <Link to={PAGE_ROUTES.safetyTips} className={LINK_LOOK}>
              More in our safety tips
            </Link>
          </p>
        </Card>
        <Card>
          <h2 className="mb-3 text-xl">If you need someone to talk to</h2>
          <NearestCrisisLines
            elsewhere={
              <Link to={`${PAGE_ROUTES.resources}#${CRISIS_HELP}`} className={LINK_LOOK}>
                Somewhere else?
              </Link>
            }
          />
        </Card>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" asChild>
            <Link to={PAGE_ROUTES.reports}>Your reports</Link>
          </Button>
          <Button variant="secondary" asChild>
            <Link to={PAGE_ROUTES.dashboard}>Dashboard</Link>
          </Button>
        </div>
      </div>
    </>
  );
}

import { Link } from 'react-router-dom';
import { LETTER_ROUTES } from '#core/site/domain/letter-routes.ts';
import { Card } from '#ui/kit/card.tsx';
import { SENTENCE_LINK_LOOK } from '#ui/kit/sentence-link-look.ts';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { RecoveryRequestForm } from './recovery-request-form.tsx';
import { useRecoveryRequest } from './use-recovery-request.ts';

/** For those who have lost everything that lets them in: what they are asked, and what happens then. */
export function LostEverythingScreen() {
  const request = useRecoveryRequest();
  return (
    <div className="mx-auto grid max-w-xl gap-6">
      <PageTitle
        title="I’ve lost everything"
        subtitle="No password, no mailbox, no codes: our moderators can still give you your account back."
      />
      {request.outcome === null && (
        <>
          <HowItGoes />
          <RecoveryRequestForm {...request} />
        </>
      )}
      {request.outcome === 'asked' && <Asked />}
      {request.outcome === 'no-mail' && (
        <Card>
          <p role="alert">
            This site doesn’t send email, so this way isn’t open. Please write to the people who run
            it.
          </p>
        </Card>
      )}
    </div>
  );
}

function HowItGoes() {
  return (
    <section className="grid gap-2">
      <p>
        If you can still read the emails of your old address,{' '}
        <Link to={LETTER_ROUTES.forgotPassword} className={SENTENCE_LINK_LOOK}>
          ask for a link instead
        </Link>
        . It’s much quicker.
      </p>
      <ol className="grid list-decimal gap-1 ps-5 marker:text-quiet">
        <li>You answer a few questions, and confirm an address where we can reach you.</li>
        <li>Two moderators look at how many answers match. They never see the answers.</li>
        <li>
          We wait three days and tell everyone who may be in the account. If anyone logs in, it
          stops.
        </li>
        <li>You get a link to choose a new password.</li>
      </ol>
      <p>We never ask for a copy of a passport or any other papers.</p>
    </section>
  );
}

function Asked() {
  return (
    <Card className="grid gap-3">
      <p role="status">We’ve sent you an email. Please follow the link in it within a day.</p>
      <p>Our moderators look at your answers once you have. You’ll hear from us within 14 days.</p>
    </Card>
  );
}

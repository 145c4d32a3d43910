import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { Button } from '#ui/kit/button.tsx';
import { SENTENCE_LINK_LOOK } from '#ui/kit/sentence-link-look.ts';
import { useAcceptTerms, useTermsAcceptance } from './terms-acceptance.ts';

/** One line for members who have not accepted the terms as they are now; everybody else sees nothing. */
export function TermsNotice() {
  const { data } = useTermsAcceptance();
  const accepting = useAcceptTerms();
  if (data === undefined || data.accepted?.version === data.currentVersion) return null;
  return (
    <section
      aria-label="Terms"
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-box bg-honey-soft px-4 py-3"
    >
      <p>
        Our{' '}
        <Link to={PAGE_ROUTES.termsOfService} className={SENTENCE_LINK_LOOK}>
          terms
        </Link>{' '}
        and{' '}
        <Link to={PAGE_ROUTES.privacyPolicy} className={SENTENCE_LINK_LOOK}>
          privacy policy
        </Link>{' '}
        have changed. Please read them when you’ve got a moment.
      </p>
      <Button
        variant="secondary"
        isBusy={accepting.isPending}
        aria-label="Accept the terms and privacy policy"
        onClick={() => {
          accepting.mutate(data.currentVersion);
        }}
      >
        Accept
      </Button>
    </section>
  );
}

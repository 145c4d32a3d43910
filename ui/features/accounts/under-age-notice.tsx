import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { SENTENCE_LINK_LOOK } from '#ui/kit/sentence-link-look.ts';

/** Why an account was closed whose member is too young, and where to turn. */
export function UnderAgeNotice() {
  return (
    <div role="alert" className="mb-6 grid gap-2 rounded-box bg-honey-soft p-4">
      <p className="font-semibold">Your account is closed for now</p>
      <p>
        You told us that you’re under 18, and this site is only for adults. Nobody can see your
        account any more, but nothing’s been deleted. If it was a slip of the finger,{' '}
        <Link to={PAGE_ROUTES.contact} className={SENTENCE_LINK_LOOK}>
          write to the people who run this site
        </Link>
        ; only they can open it again.
      </p>
      <p>
        If you feel alone, there are people you can talk to at any age. You’ll find them on our{' '}
        <Link to={PAGE_ROUTES.resources} className={SENTENCE_LINK_LOOK}>
          Resources
        </Link>{' '}
        page.
      </p>
    </div>
  );
}

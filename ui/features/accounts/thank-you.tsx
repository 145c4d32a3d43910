import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';
import { Card } from '#ui/kit/card.tsx';
import { SENTENCE_LINK_LOOK } from '#ui/kit/sentence-link-look.ts';
import { useSendsMails } from '#ui/parts/pages/use-sends-mails.ts';

/** Shown once somebody has registered where new accounts wait for approval. */
export function ThankYou() {
  const sendsMails = useSendsMails();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <Card className="grid gap-4">
      <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
        Thank you
      </h2>
      <p>
        Your account is ready, and the people who run this site will look at it. Until then nobody
        can see it, and you can’t log in.
        {sendsMails && ' You’ll get an email when they’ve decided.'}
      </p>
      <p>
        Please come back in a day or two and{' '}
        <Link to={PAGE_ROUTES.login} className={SENTENCE_LINK_LOOK}>
          log in
        </Link>
        . If you have a question,{' '}
        <Link to={PAGE_ROUTES.contact} className={SENTENCE_LINK_LOOK}>
          write to them
        </Link>
        .
      </p>
    </Card>
  );
}

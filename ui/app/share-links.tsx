import { Link2, Mail, Share2 } from 'lucide-react';
import { useState } from 'react';
import { TAGLINE } from '#core/site/domain/page-routes.ts';
import { useHydrated } from '#ui/kit/use-hydrated.ts';
import { useSiteName } from '#ui/parts/pages/operator.tsx';

const ACTION =
  'inline-flex min-h-11 items-center gap-2 font-medium underline-offset-4 hover:underline';
const ICON = { 'aria-hidden': true, className: 'size-5 shrink-0 text-evergreen' } as const;

/**
 * Ways to pass the site on. They stand where sites show the icons of social networks: this one has no
 * accounts there, and no link may promise what it does not do.
 */
export function ShareLinks() {
  const siteName = useSiteName();
  const isHydrated = useHydrated();
  // In documents made ahead of time, a name that is filled in couldn't be part of an address.
  const subject = isHydrated ? `${siteName}: ${TAGLINE}` : TAGLINE;
  const [status, setStatus] = useState('');
  const address = isHydrated ? window.location.origin : '';
  const copy = () => {
    navigator.clipboard.writeText(address).then(
      () => {
        setStatus('Link copied');
      },
      () => {
        setStatus(`Copying didn’t work. The link is ${address}`);
      },
    );
  };
  const share = () => {
    // Rejects when the reader changes their mind, which needs no answer.
    navigator.share({ title: subject, url: address }).catch(() => undefined);
  };
  return (
    <div>
      <h2 className="text-lg">
        Share <bdi>{siteName}</bdi>
      </h2>
      <div className="mt-2 flex flex-wrap gap-x-6">
        <a
          href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(address)}`}
          className={ACTION}
        >
          <Mail {...ICON} /> Email a friend
        </a>
        {isHydrated && 'clipboard' in navigator && (
          <button type="button" className={ACTION} onClick={copy}>
            <Link2 {...ICON} /> Copy link
          </button>
        )}
        {isHydrated && 'share' in navigator && (
          <button type="button" className={ACTION} onClick={share}>
            <Share2 {...ICON} /> Share
          </button>
        )}
      </div>
      <p role="status" className="min-h-[1lh] text-sm wrap-anywhere text-quiet">
        {status}
      </p>
    </div>
  );
}

import { Link } from 'react-router-dom';
import { PRODUCT_NAME } from '#core/site/domain/page-routes.ts';
import { useHydrated } from '#ui/kit/use-hydrated.ts';
import { useSendsMails } from '#ui/parts/pages/use-sends-mails.ts';
import { useOperator, useSiteName } from '#ui/parts/pages/operator.tsx';
import { CopyrightYear } from './copyright-year.tsx';
import {
  LEGAL_LINKS,
  QUICK_LINKS,
  SITE_LINKS_ID,
  SUPPORT_LINKS,
  type NavigationLink,
} from './navigation-links.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { ShareLinks } from './share-links.tsx';
import { ThemeChoice } from '#ui/parts/appearance/theme-choice.tsx';

const LINK = 'inline-flex min-h-11 items-center underline-offset-4 hover:underline';

/** The foot of every screen. */
export function Footer() {
  const sendsMails = useSendsMails();
  const siteName = useSiteName();
  // Documents made ahead of time don't know the name yet.
  const isNamed = useHydrated() && siteName !== PRODUCT_NAME;
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="mx-auto grid max-w-6xl gap-x-12 gap-y-10 px-4 pt-12 pb-8 sm:px-6 md:grid-cols-2 lg:grid-cols-[5fr_6fr_5fr]">
        <div className="grid content-start gap-6">
          <p className="max-w-[42ch]">
            Building meaningful non-romantic relationships to combat loneliness and create chosen
            families.
          </p>
          <ShareLinks />
        </div>
        <div
          id={SITE_LINKS_ID}
          tabIndex={-1}
          className="grid grid-cols-2 gap-6 max-[15rem]:grid-cols-1 outline-none md:order-last md:col-span-2 lg:order-none lg:col-span-1"
        >
          <LinkColumn title="Quick Links" links={QUICK_LINKS} />
          <LinkColumn title="Support" links={SUPPORT_LINKS} />
        </div>
        {sendsMails && <NewsletterForm />}
      </div>
      <div className="mx-auto max-w-6xl px-4 pb-8 sm:px-6">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-line pt-6 text-sm">
          <div className="grid min-w-0 text-quiet wrap-anywhere">
            <p>
              © <CopyrightYear /> <bdi>{siteName}</bdi>
            </p>
            <OperatorLine />
            {isNamed && <p>Runs on {PRODUCT_NAME}</p>}
          </div>
          <nav aria-label="Legal">
            <LinkList links={LEGAL_LINKS} className="flex flex-wrap gap-x-6" />
          </nav>
          <ThemeChoice />
        </div>
      </div>
    </footer>
  );
}

/** Who answers for the site, on every screen. */
function OperatorLine() {
  const { name, contactEmail, country } = useOperator();
  return (
    <>
      <p>
        Run by <bdi>{name}</bdi>, <bdi>{country}</bdi>
      </p>
      <p>
        <a href={`mailto:${contactEmail}`} className={LINK}>
          {contactEmail}
        </a>
      </p>
    </>
  );
}

interface LinkListProps {
  readonly links: readonly NavigationLink[];
  readonly className?: string;
}

function LinkColumn({ title, links }: LinkListProps & { readonly title: string }) {
  return (
    <nav aria-label={title}>
      <h2 className="mb-2 text-lg">{title}</h2>
      <LinkList links={links} />
    </nav>
  );
}

function LinkList({ links, className }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} className={LINK}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

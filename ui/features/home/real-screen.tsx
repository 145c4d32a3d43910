import { Link } from 'react-router-dom';
import { PAGE_ROUTES } from '#core/site/domain/page-routes.ts';

/** `npm run pictures` takes them. */
const PICTURES = [
  { theme: 'light', look: 'dark:hidden' },
  { theme: 'dark', look: 'hidden dark:block' },
] as const;

/** A talk as members see it, with the warning beneath a message that asks for gift cards. */
export function RealScreen() {
  return (
    <figure className="grid items-center gap-6 sm:grid-cols-[5fr_6fr] sm:gap-10">
      {PICTURES.map(({ theme, look }) => (
        <img
          key={theme}
          src={`/screens/chat-${theme}.webp`}
          alt="A conversation. Below a message that asks for gift cards, a warning says that such people are almost always scams."
          width={440}
          height={660}
          loading="lazy"
          className={`w-full max-w-110 rounded-box border border-line ${look}`}
        />
      ))}
      <figcaption className="grid max-w-[36ch] gap-4">
        <p className="font-serif text-2xl leading-snug">This is a real screen.</p>
        <p>
          When a message asks for gift cards or money, there’s usually a warning right below it, and
          you can report it from there.
        </p>
        <Link
          to={PAGE_ROUTES.sampleProfile}
          className="inline-flex min-h-11 items-center font-semibold text-evergreen underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          See a whole sample profile
        </Link>
      </figcaption>
    </figure>
  );
}

import { Link } from 'react-router-dom';
import { PRODUCT_NAME } from '#core/contracts/page-routes.ts';
import { useThemeStore, type ThemeChoice } from '../stores/theme-store.ts';
import { PUBLIC_LINKS } from './navigation-links.ts';

const THEMES: readonly { readonly choice: ThemeChoice; readonly label: string }[] = [
  { choice: 'system', label: 'As on this device' },
  { choice: 'light', label: 'Light' },
  { choice: 'dark', label: 'Dark' },
];

/** The foot of every screen. */
export function Footer() {
  const { choice, choose } = useThemeStore();
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="mx-auto grid max-w-6xl gap-6 px-4 py-8 sm:grid-cols-[2fr_1fr_1fr] sm:px-6">
        <p className="max-w-prose">
          Building meaningful non-romantic relationships to combat loneliness and create chosen
          families.
        </p>
        <nav aria-label="Quick Links">
          <h2 className="mb-2 text-lg">Quick Links</h2>
          <ul>
            {PUBLIC_LINKS.slice(1).map(({ label, to }) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <fieldset>
          <legend className="mb-2 font-serif text-lg font-semibold">Colours</legend>
          {THEMES.map((theme) => (
            <label key={theme.choice} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="theme"
                className="size-5 accent-primary"
                checked={choice === theme.choice}
                onChange={() => {
                  choose(theme.choice);
                }}
              />
              {theme.label}
            </label>
          ))}
        </fieldset>
        <p className="text-sm text-quiet sm:col-span-3">
          © {new Date().getFullYear()} {PRODUCT_NAME}
        </p>
      </div>
    </footer>
  );
}

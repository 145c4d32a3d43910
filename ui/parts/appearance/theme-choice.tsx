import { useId } from 'react';
import { useHydrated } from '#ui/kit/use-hydrated.ts';
import { useThemeStore, type ThemeChoice as Choice } from './theme-store.ts';

const THEMES: readonly { readonly choice: Choice; readonly label: string }[] = [
  { choice: 'system', label: 'Match my device' },
  { choice: 'light', label: 'Light' },
  { choice: 'dark', label: 'Dark' },
];

/**
 * Lets the reader choose between light and dark; a choice made in a prerendered page before it comes to
 * life would be lost, and waits.
 */
export function ThemeChoice() {
  const { choice, choose } = useThemeStore();
  const isHydrated = useHydrated();
  const name = useId();
  return (
    <fieldset disabled={!isHydrated} className="flex flex-wrap items-center gap-x-5">
      <legend className="flex sm:float-start sm:me-5 min-h-11 items-center text-quiet">
        Colours
      </legend>
      {THEMES.map((theme) => (
        <label key={theme.choice} className="flex min-h-11 cursor-pointer items-center gap-2">
          <input
            type="radio"
            name={name}
            className="size-5 shrink-0 accent-primary"
            checked={choice === theme.choice}
            onChange={() => {
              choose(theme.choice);
            }}
          />
          {theme.label}
        </label>
      ))}
    </fieldset>
  );
}

import { useEffect } from 'react';
import { useThemeStore } from '../stores/theme-store.ts';

const DARK = '(prefers-color-scheme: dark)';

/** Keeps the document in the chosen theme, and follows the device when that is the choice. */
export function useDocumentTheme(): void {
  const choice = useThemeStore((store) => store.choice);
  useEffect(() => {
    const system = window.matchMedia(DARK);
    const apply = () => {
      const dark = choice === 'dark' || (choice === 'system' && system.matches);
      document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
    };
    apply();
    system.addEventListener('change', apply);
    return () => {
      system.removeEventListener('change', apply);
    };
  }, [choice]);
}

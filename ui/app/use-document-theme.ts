import { useEffect } from 'react';
import { useThemeStore } from '#ui/parts/appearance/theme-store.ts';

/** Tells the document which theme was chosen; it says nothing when the device is to decide. */
export function useDocumentTheme(): void {
  const choice = useThemeStore((store) => store.choice);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (choice === 'system') delete dataset['theme'];
    else dataset['theme'] = choice;
  }, [choice]);
}

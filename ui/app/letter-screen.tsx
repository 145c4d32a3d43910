import { useLocation } from 'react-router-dom';
import { LETTER_SCREENS } from '#ui/features/accounts/letter-screens.ts';
import { LINK_SCREENS } from '#ui/features/mails/link-pages.tsx';
import { NotFoundScreen } from '#ui/parts/pages/not-found-screen.tsx';

const SCREENS = { ...LETTER_SCREENS, ...LINK_SCREENS };

/** The screen behind a link in a letter; at any other address there is none. */
export function LetterScreen() {
  const Screen = SCREENS[useLocation().pathname] ?? NotFoundScreen;
  return <Screen />;
}

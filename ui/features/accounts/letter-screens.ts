import type { ComponentType } from 'react';
import { PAGE_ROUTES } from '#core/site/page-routes.ts';
import { ChoosePasswordScreen } from './choose-password-screen.tsx';
import { ConfirmAddressScreen } from './confirm-address-screen.tsx';
import { ForgotPasswordScreen } from './forgot-password-screen.tsx';
import { KeepAddressScreen } from './keep-address-screen.tsx';

type LetterPath = (typeof PAGE_ROUTES)[
  'forgotPassword' | 'choosePassword' | 'confirmAddress' | 'keepAddress'];

/** Where the links of letters lead, and where one is asked for: screens that are loaded together. */
export const LETTER_SCREENS: Readonly<Record<LetterPath, ComponentType>> = {
  [PAGE_ROUTES.forgotPassword]: ForgotPasswordScreen,
  [PAGE_ROUTES.choosePassword]: ChoosePasswordScreen,
  [PAGE_ROUTES.confirmAddress]: ConfirmAddressScreen,
  [PAGE_ROUTES.keepAddress]: KeepAddressScreen,
};

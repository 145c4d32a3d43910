import type { ComponentType } from 'react';
import { LETTER_ROUTES } from '#core/site/domain/letter-routes.ts';
import { ChoosePasswordScreen } from './choose-password-screen.tsx';
import { ConfirmAddressScreen } from './confirm-address-screen.tsx';
import { ForgotPasswordScreen } from './forgot-password-screen.tsx';
import { KeepAddressScreen } from './keep-address-screen.tsx';
import { ConfirmRecoveryScreen } from './confirm-recovery-screen.tsx';
import { KeepSecondStepScreen } from './keep-second-step-screen.tsx';
import { LostEverythingScreen } from './lost-everything-screen.tsx';
import { StopRecoveryScreen } from './stop-recovery-screen.tsx';
import { WinAccountBackScreen } from './win-account-back-screen.tsx';

/** Where the links of letters lead, and where one is asked for: screens that are loaded together. */
export const LETTER_SCREENS: Readonly<Record<string, ComponentType>> = {
  [LETTER_ROUTES.forgotPassword]: ForgotPasswordScreen,
  [LETTER_ROUTES.choosePassword]: ChoosePasswordScreen,
  [LETTER_ROUTES.confirmAddress]: ConfirmAddressScreen,
  [LETTER_ROUTES.keepAddress]: KeepAddressScreen,
  [LETTER_ROUTES.keepSecondStep]: KeepSecondStepScreen,
  [LETTER_ROUTES.lostEverything]: LostEverythingScreen,
  [LETTER_ROUTES.confirmRecovery]: ConfirmRecoveryScreen,
  [LETTER_ROUTES.stopRecovery]: StopRecoveryScreen,
  [LETTER_ROUTES.winAccountBack]: WinAccountBackScreen,
};

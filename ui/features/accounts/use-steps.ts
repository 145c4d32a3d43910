import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The steps of the registration. */
export type Step = 'account' | 'preferences';

const SECOND_STEP = 'the second step';

/**
 * The step that is shown. The second one is a place of its own in the browser's history, so that its
 * Back button leads to the first; if the first step is not done, as after a reload, it is shown instead.
 */
export function useSteps() {
  const { search, state } = useLocation() as { readonly search: string; readonly state: unknown };
  const navigate = useNavigate();
  const [isFirstDone, setIsFirstDone] = useState(false);
  const isAtSecond = state === SECOND_STEP;
  const step: Step = isFirstDone && isAtSecond ? 'preferences' : 'account';
  const goOn = () => {
    setIsFirstDone(true);
    if (!isAtSecond) void navigate({ search }, { state: SECOND_STEP });
  };
  const goBack = () => {
    if (isAtSecond) void navigate(-1);
  };
  return { step, goOn, goBack };
}

import { useEffect, useRef } from 'react';
import { useAuth } from '#ui/session/auth-provider.tsx';
import { useToastStore } from '#ui/kit/toast-store.ts';
import { useLatePart } from '#ui/kit/use-late-part.ts';

const loadToaster = async () => (await import('#ui/kit/toaster.tsx')).Toaster;

/**
 * The notices. What shows them is fetched ahead, for members at once and for visitors as soon as they
 * begin to fill in a form: when a notice has to tell that the server cannot be reached, it is too late.
 */
export function Notices() {
  const { isAuthenticated } = useAuth();
  const noticeId = useToastStore(({ toast }) => toast?.id);
  const { part: Toaster, prepare, show } = useLatePart(loadToaster, console.error);
  useEffect(() => {
    if (noticeId !== undefined) show();
  }, [noticeId, show]);
  useEffect(() => {
    if (isAuthenticated) prepare();
    const listener = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest('form') !== null) prepare();
    };
    document.addEventListener('focusin', listener);
    return () => {
      document.removeEventListener('focusin', listener);
    };
  }, [isAuthenticated, prepare]);
  const pressed = useLastPressed();
  return Toaster && <Toaster pressed={pressed} />;
}

/** The button or link that was pressed last, by whatever means. */
function useLastPressed() {
  const pressed = useRef<Element>(null);
  useEffect(() => {
    const listener = ({ target }: Event) => {
      if (target instanceof Element) pressed.current = target.closest('button, a');
    };
    document.addEventListener('click', listener, true);
    return () => {
      document.removeEventListener('click', listener, true);
    };
  }, []);
  return pressed;
}

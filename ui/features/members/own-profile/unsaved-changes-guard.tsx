import { AlertDialog } from 'radix-ui';
import { useEffect, useRef, useState } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { Backdrop } from '#ui/kit/backdrop.tsx';
import { Button } from '#ui/kit/button.tsx';
import { useLeavingStore } from '#ui/session/leaving-store.ts';

interface UnsavedChangesGuardProps {
  readonly hasUnsavedChanges: boolean;
  /** Called when the screen is left without saving them. */
  readonly onLeave: () => void;
}

/** Asks before the screen is left, or the member logs out, while there are unsaved changes. */
export function UnsavedChangesGuard({ hasUnsavedChanges, onLeave }: UnsavedChangesGuardProps) {
  const focusedBefore = useRef<Element>(null);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasUnsavedChanges && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => {
    if (hasUnsavedChanges) event.preventDefault();
  });
  const { isAsked, answer } = useQuestionOfOthers(hasUnsavedChanges);
  return (
    <AlertDialog.Root
      open={blocker.state === 'blocked' || isAsked}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        answer(false);
        blocker.reset?.();
      }}
    >
      <AlertDialog.Portal>
        <Backdrop />
        <AlertDialog.Content
          className="fixed inset-x-0 top-1/2 z-50 mx-auto grid w-[min(28rem,calc(100vw-2rem))] -translate-y-1/2 gap-3 rounded-box border border-line bg-paper p-6 shadow-lift"
          onOpenAutoFocus={() => {
            focusedBefore.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const { activeElement, body } = document;
            if (activeElement === body && focusedBefore.current instanceof HTMLElement) {
              focusedBefore.current.focus();
            }
          }}
        >
          <AlertDialog.Title className="text-xl">Leave without saving?</AlertDialog.Title>
          <AlertDialog.Description>
            You haven’t saved your changes. If you leave now, they’ll be lost.
          </AlertDialog.Description>
          <div className="mt-2 flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel asChild>
              <Button variant="secondary">Keep editing</Button>
            </AlertDialog.Cancel>
            <Button
              variant="destructive"
              onClick={() => {
                onLeave();
                answer(true);
                blocker.proceed?.();
              }}
            >
              Leave without saving
            </Button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

/** Lets others, such as the log-out, ask whether the changes may be lost. */
function useQuestionOfOthers(hasUnsavedChanges: boolean) {
  const [resolve, setResolve] = useState<((mayLeave: boolean) => void) | null>(null);
  useEffect(() => {
    if (!hasUnsavedChanges) return;
    const ask = () =>
      new Promise<boolean>((resolve) => {
        setResolve(() => resolve);
      });
    useLeavingStore.setState({ ask });
    return () => {
      useLeavingStore.setState({ ask: null });
    };
  }, [hasUnsavedChanges]);
  const answer = (mayLeave: boolean) => {
    resolve?.(mayLeave);
    setResolve(null);
  };
  return { isAsked: resolve !== null, answer };
}

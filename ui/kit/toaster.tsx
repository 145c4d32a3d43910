import { CircleAlert, X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { useRef, type RefObject } from 'react';
import { useToastStore, type Toast } from './toast-store.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { isInWindow } from './escape.ts';
import { usePlaceNotice } from '#ui/kit/use-place-notice.ts';

/** Specification §9: closes by itself after 5 s, is swiped away to the right, F8 moves focus to it. */
const DURATION = 5000;
/** A notice with something to do stays longer. */
const DURATION_WITH_ACTION = 8000;
const SWIPE_THRESHOLD = 50;

const LOOKS: Readonly<Record<Toast['tone'], string>> = {
  neutral: 'border-control bg-surface',
  destructive: 'border-danger bg-danger-soft',
  warm: 'border-line bg-surface',
};

interface ToasterProps {
  /** The button or link that was pressed last. */
  readonly pressed: RefObject<Element | null>;
}

/**
 * Shows the current notice: on a small screen at its end, clear of what was pressed; on others below
 * the header, under its menus.
 */
export function Toaster({ pressed }: ToasterProps) {
  const toast = useToastStore((store) => store.toast);
  const dismiss = useToastStore((store) => store.dismiss);
  const notices = useRef<HTMLOListElement>(null);
  /** While Escape is pressed in a window, which closes before the notice above it does. */
  const isEscapeForWindow = useRef(false);
  return (
    <Primitive.Provider duration={DURATION} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD}>
      {toast && (
        <Primitive.Root
          key={toast.id}
          open={toast.isOpen}
          onEscapeKeyDown={({ target }) => {
            isEscapeForWindow.current = isInWindow(target);
          }}
          onOpenChange={(isOpen) => {
            if (!isOpen && !isEscapeForWindow.current) dismiss();
            isEscapeForWindow.current = false;
          }}
          duration={toast.action ? DURATION_WITH_ACTION : DURATION}
          type={toast.tone === 'destructive' ? 'foreground' : 'background'}
          className={`flex animate-rise items-start gap-3 rounded-box border p-4 shadow-lift data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${LOOKS[toast.tone]}`}
        >
          <Placement list={notices} pressed={pressed} />
          {toast.tone === 'destructive' && (
            <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
          )}
          {toast.tone === 'warm' && <LitLamp />}
          <div className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-2">
            <div className="min-w-0 grow basis-44 wrap-anywhere">
              <Primitive.Title className="font-semibold">{toast.title}</Primitive.Title>
              <Primitive.Description className="text-sm">{toast.description}</Primitive.Description>
            </div>
            {toast.action && (
              <Primitive.Action asChild altText={toast.action.label}>
                <Button variant="secondary" onClick={toast.action.run}>
                  {toast.action.label}
                </Button>
              </Primitive.Action>
            )}
          </div>
          <Primitive.Close asChild>
            <IconButton label="Close notice" className="-m-2">
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </Primitive.Close>
        </Primitive.Root>
      )}
      <Primitive.Viewport
        ref={notices}
        hotkey={['F8']}
        className="fixed inset-x-0 bottom-(--notice-offset,0) z-30 m-0 w-full list-none p-4 md:inset-s-auto md:inset-e-0 md:top-16 md:bottom-auto md:max-w-[420px]"
      />
    </Primitive.Provider>
  );
}

/** A lamp whose light goes on. */
function LitLamp() {
  return (
    <span className="relative grid size-10 shrink-0 place-items-center">
      <span className="absolute -inset-1 animate-light rounded-full bg-radial from-honey to-transparent to-70%" />
      <img src="/pictures/lamp.svg" alt="" className="relative size-full rounded-full" />
    </span>
  );
}

/** Stands in each notice, so that it is placed when it appears; shows nothing. */
function Placement(props: ToasterProps & { readonly list: RefObject<HTMLElement | null> }) {
  usePlaceNotice(props.list, props.pressed);
  return null;
}

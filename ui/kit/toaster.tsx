import { CircleAlert, X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { useToastStore, type Toast } from './toast-store.ts';
import { IconButton } from './icon-button.tsx';

/** Specification §9: closes by itself after 5 s, is swiped away to the right, F8 moves focus to it. */
const DURATION = 5000;
const SWIPE_THRESHOLD = 50;

const LOOKS: Readonly<Record<Toast['tone'], string>> = {
  neutral: 'border-control bg-surface',
  destructive: 'border-danger bg-danger-soft',
};

/** Shows the current notice. */
export function Toaster() {
  const toast = useToastStore((store) => store.toast);
  const dismiss = useToastStore((store) => store.dismiss);
  return (
    <Primitive.Provider duration={DURATION} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD}>
      {toast && (
        <Primitive.Root
          key={toast.id}
          open={toast.isOpen}
          onOpenChange={(isOpen) => {
            if (!isOpen) dismiss();
          }}
          type={toast.tone === 'destructive' ? 'foreground' : 'background'}
          className={`flex animate-rise items-start gap-3 rounded-box border p-4 shadow-lift data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${LOOKS[toast.tone]}`}
        >
          {toast.tone === 'destructive' && (
            <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
          )}
          <div className="min-w-0 grow wrap-anywhere">
            <Primitive.Title className="font-semibold">{toast.title}</Primitive.Title>
            <Primitive.Description className="text-sm">{toast.description}</Primitive.Description>
          </div>
          <Primitive.Close asChild>
            <IconButton label="Close notice" className="-m-2">
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </Primitive.Close>
        </Primitive.Root>
      )}
      <Primitive.Viewport
        hotkey={['F8']}
        className="fixed top-16 right-0 z-50 m-0 w-full list-none p-4 md:max-w-[420px]"
      />
    </Primitive.Provider>
  );
}

import { X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { useToastStore } from '../stores/toast-store.ts';

/** Specification §9: closes by itself after 5 s, is swiped away to the right, F8 moves focus to it. */
const DURATION = 5000;
const SWIPE_THRESHOLD = 50;

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
          className={`flex items-start gap-3 rounded-box border p-4 shadow-lift data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) ${
            toast.tone === 'destructive' ? 'border-danger bg-danger-soft' : 'border-line bg-surface'
          }`}
        >
          <div className="min-w-0 grow">
            <Primitive.Title className="font-semibold">{toast.title}</Primitive.Title>
            <Primitive.Description className="text-sm">{toast.description}</Primitive.Description>
          </div>
          <Primitive.Close
            aria-label="Close notice"
            className="-m-2 grid size-11 shrink-0 place-items-center"
          >
            <X aria-hidden="true" className="size-5" />
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

import { Slot, Tooltip as Primitive } from 'radix-ui';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

/** Specification §9, in milliseconds: before the first one opens, and while the next opens at once. */
const OPEN_DELAY = 700;
const SKIP_DELAY = 300;

/** Lets the tooltips within it take turns. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={OPEN_DELAY} skipDelayDuration={SKIP_DELAY}>
      {children}
    </Primitive.Provider>
  );
}

interface TooltipProps {
  readonly text: string;
  /** The control, which has this text as its name already. */
  readonly children: ReactElement;
}

/** Says what an icon is for, to those who point at its control or move the focus to it. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>
        <NotDescribed>{children}</NotDescribed>
      </Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-64 animate-appear rounded-box border border-transparent bg-ink px-3 py-1 text-sm font-medium text-paper shadow-lift"
        >
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** Keeps the tooltip from describing a control that it names: screen readers would say the same twice. */
function NotDescribed(props: ComponentProps<typeof Slot.Root>) {
  const { 'aria-describedby': _tooltip, ...others } = props;
  return <Slot.Root {...others} />;
}

import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '#ui/kit/icon-button.tsx';

interface ComposingHeaderProps {
  readonly title: string;
  readonly cancelLabel: string;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

/** Says above the place to write what is being written there, with the way back to a new message. */
export function ComposingHeader({ title, cancelLabel, onCancel, children }: ComposingHeaderProps) {
  return (
    <div className="flex items-center gap-3 border-t border-line px-3 pt-2">
      <div className="min-w-0 grow">
        <p className="text-sm text-quiet">{title}</p>
        {children}
      </div>
      <IconButton label={cancelLabel} onClick={onCancel}>
        <X aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  );
}

import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import type { ConnectionId } from '#core/kernel/ids.ts';
import { IconButton } from '#ui/kit/icon-button.tsx';
import { reportUnloadedPart } from '#ui/kit/report-unloaded-part.ts';
import { Tooltip } from '#ui/kit/tooltip.tsx';
import { useLatePart } from '#ui/kit/use-late-part.ts';
import type { UnsentAttachment } from '#ui/session/unsent-messages-store.ts';

const loadDialog = async () => (await import('./photos-dialog.tsx')).PhotosDialog;

interface PhotosButtonProps {
  readonly connectionId: ConnectionId;
  /** Who the other member is. */
  readonly name: string;
  readonly hasOtherWritten: boolean;
  readonly onSend: (attachments: readonly UnsentAttachment[]) => void;
}

/** Leads to sending photos. */
export function PhotosButton({ onSend, ...props }: PhotosButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { part: PhotosDialog, prepare, show } = useLatePart(loadDialog, reportUnloadedPart);
  const close = () => {
    setIsOpen(false);
  };
  return (
    <>
      <Tooltip text="Add photos">
        <IconButton
          label="Add photos"
          aria-haspopup="dialog"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => {
            setIsOpen(true);
            show();
          }}
        >
          <ImagePlus aria-hidden="true" className="size-5" />
        </IconButton>
      </Tooltip>
      {PhotosDialog && isOpen && (
        <PhotosDialog
          {...props}
          onSend={(attachments) => {
            close();
            onSend(attachments.map((one) => ({ ...one, kind: 'picture' })));
          }}
          onClose={close}
        />
      )}
    </>
  );
}

import { ImagePlus, Mic, type LucideIcon } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { ConnectionId } from '#core/kernel/ids.ts';
import { IconButton } from '#ui/kit/icon-button.tsx';
import { reportUnloadedPart } from '#ui/kit/report-unloaded-part.ts';
import { Tooltip } from '#ui/kit/tooltip.tsx';
import { useLatePart } from '#ui/kit/use-late-part.ts';
import type { UnsentAttachment } from '#ui/session/unsent-messages-store.ts';

const loadPhotos = async () => (await import('./photos-dialog.tsx')).PhotosDialog;

const loadVoice = async () => (await import('./voice-dialog.tsx')).VoiceDialog;

interface AttachButtonsProps {
  readonly connectionId: ConnectionId;
  /** Who the other member is. */
  readonly name: string;
  readonly hasOtherWritten: boolean;
  readonly onSend: (attachments: readonly UnsentAttachment[]) => void;
}

/** The ways to send what isn't written. */
export function AttachButtons({ onSend, ...props }: AttachButtonsProps) {
  return (
    <>
      <DialogButton label="Add photos" icon={ImagePlus} load={loadPhotos}>
        {(PhotosDialog, close) => (
          <PhotosDialog
            {...props}
            onSend={(attachments) => {
              close();
              onSend(attachments.map((one) => ({ ...one, kind: 'picture' })));
            }}
            onClose={close}
          />
        )}
      </DialogButton>
      <DialogButton label="Record a voice message" icon={Mic} load={loadVoice}>
        {(VoiceDialog, close) => (
          <VoiceDialog
            {...props}
            onSend={(key) => {
              close();
              onSend([{ kind: 'voice', key, description: null }]);
            }}
            onClose={close}
          />
        )}
      </DialogButton>
    </>
  );
}

interface DialogButtonProps<Dialog> {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly load: () => Promise<Dialog>;
  readonly children: (dialog: Dialog, close: () => void) => ReactNode;
}

/** Opens a dialog that is loaded for it. */
function DialogButton<Dialog>({ label, icon: Icon, load, children }: DialogButtonProps<Dialog>) {
  const [isOpen, setOpen] = useState(false);
  const { part, prepare, show } = useLatePart(load, reportUnloadedPart);
  return (
    <>
      <Tooltip text={label}>
        <IconButton
          label={label}
          aria-haspopup="dialog"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => {
            setOpen(true);
            show();
          }}
        >
          <Icon aria-hidden="true" className="size-5" />
        </IconButton>
      </Tooltip>
      {part &&
        isOpen &&
        children(part, () => {
          setOpen(false);
        })}
    </>
  );
}

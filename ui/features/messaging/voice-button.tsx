import { Mic } from 'lucide-react';
import { useState } from 'react';
import type { ConnectionId } from '#core/kernel/ids.ts';
import { IconButton } from '#ui/kit/icon-button.tsx';
import { reportUnloadedPart } from '#ui/kit/report-unloaded-part.ts';
import { Tooltip } from '#ui/kit/tooltip.tsx';
import { useLatePart } from '#ui/kit/use-late-part.ts';
import type { UnsentAttachment } from '#ui/session/unsent-messages-store.ts';

const loadDialog = async () => (await import('./voice-dialog.tsx')).VoiceDialog;

interface VoiceButtonProps {
  readonly connectionId: ConnectionId;
  /** Who the other member is. */
  readonly name: string;
  readonly hasOtherWritten: boolean;
  readonly onSend: (attachments: readonly UnsentAttachment[]) => void;
}

/** Opens the recorder, which is loaded for it. */
export function VoiceButton({ onSend, ...props }: VoiceButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const { part: VoiceDialog, prepare, show } = useLatePart(loadDialog, reportUnloadedPart);
  const close = () => {
    setOpen(false);
  };
  return (
    <>
      <Tooltip text="Record a voice message">
        <IconButton
          label="Record a voice message"
          aria-haspopup="dialog"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => {
            setOpen(true);
            show();
          }}
        >
          <Mic aria-hidden="true" className="size-5" />
        </IconButton>
      </Tooltip>
      {VoiceDialog && isOpen && (
        <VoiceDialog
          {...props}
          onSend={(key) => {
            close();
            onSend([{ kind: 'voice', key, description: null }]);
          }}
          onClose={close}
        />
      )}
    </>
  );
}

import { useState } from 'react';
import type { ReportId } from '#core/kernel/ids.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import { sizeAddress, voiceAddress } from '#core/media/domain/picture-address.ts';
import type { Attachment } from '#core/messaging/attachments/domain/attachment.ts';
import { Button } from '#ui/kit/button.tsx';
import { loadVoice } from '#ui/parts/voices/load-voice.ts';
import { VoicePlayer } from '#ui/parts/voices/voice-player.tsx';

interface AttachedEvidenceProps {
  readonly attachment: Attachment;
  readonly reportId: ReportId;
}

/** What a reported message showed. It is loaded when a moderator asks for it, and only while the report is open. */
export function AttachedEvidence({ attachment, reportId }: AttachedEvidenceProps) {
  const [isShown, setIsShown] = useState(false);
  const [isGone, setIsGone] = useState(false);
  if (isGone) return <p className="text-quiet italic">It can’t be shown any more.</p>;
  switch (attachment.kind) {
    case 'picture':
      if (!isShown) {
        return (
          <Button
            variant="secondary"
            onClick={() => {
              setIsShown(true);
            }}
          >
            Show the photo
          </Button>
        );
      }
      return (
        <img
          src={`${sizeAddress(attachment, 960)}?report=${reportId}`}
          alt={attachment.description ?? 'Photo in the message'}
          width={attachment.width}
          height={attachment.height}
          className="h-auto max-h-96 w-auto max-w-full rounded-box"
          onError={() => {
            setIsGone(true);
          }}
        />
      );
    case 'voice':
      return (
        <VoicePlayer
          {...attachment}
          load={() => loadVoice(`${voiceAddress(attachment)}?report=${reportId}`)}
        />
      );
    default:
      return unreachable(attachment);
  }
}

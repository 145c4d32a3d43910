import { useEffect } from 'react';
import type { Message } from '#core/messaging/domain/message.ts';
import type {
  PictureAttachment,
  VoiceAttachment,
} from '#core/messaging/attachments/domain/attachment.ts';
import { unreachable } from '#core/kernel/unreachable.ts';
import { reportUnloadedPart } from '#ui/kit/report-unloaded-part.ts';
import { useLatePart } from '#ui/kit/use-late-part.ts';

/** Most messages have none. */
const loadPhotos = async () => (await import('./photos-in-message.tsx')).PhotosInMessage;

const loadPlayer = async () => (await import('./voice-in-message.tsx')).VoiceInMessage;

interface Side {
  readonly isOwn: boolean;
  /** Who the other member is. */
  readonly name: string;
}

interface MessageAttachmentsProps extends Side {
  readonly message: Pick<Message, 'attachments'>;
}

/** What a message shows or lets one hear beside its words. */
export function MessageAttachments({ message, ...side }: MessageAttachmentsProps) {
  const { attachments } = message;
  const [first] = attachments;
  if (first === undefined) return null;
  switch (first.kind) {
    case 'picture': {
      const pictures = attachments.flatMap((one) => (one.kind === 'picture' ? [one] : []));
      return <Photos pictures={pictures} {...side} />;
    }
    case 'voice':
      return <Voice voice={first} />;
    default:
      return unreachable(first);
  }
}

/** Leaves a voice its room until what plays it is there. */
function Voice({ voice }: { readonly voice: VoiceAttachment }) {
  const { part: VoiceInMessage, show } = useLatePart(loadPlayer, reportUnloadedPart);
  useEffect(show, [show]);
  return (
    <div className="min-h-22 w-72 max-w-full">
      {VoiceInMessage && <VoiceInMessage voice={voice} />}
    </div>
  );
}

interface PhotosProps extends Side {
  readonly pictures: readonly PictureAttachment[];
}

/** Leaves the photos their room until what shows them is there. */
function Photos(props: PhotosProps) {
  const { part: PhotosInMessage, show } = useLatePart(loadPhotos, reportUnloadedPart);
  useEffect(show, [show]);
  const [first, ...others] = props.pictures;
  const isOne = others.length === 0;
  const aspectRatio = isOne
    ? `${first?.width} / ${first?.height}`
    : 2 / Math.ceil(props.pictures.length / 2);
  return (
    <div className={`my-1 max-w-full ${isOne ? 'w-64' : 'w-72'}`}>
      {PhotosInMessage ? (
        <PhotosInMessage {...props} />
      ) : (
        <div style={{ aspectRatio }} className={isOne ? 'max-h-80' : ''} />
      )}
    </div>
  );
}

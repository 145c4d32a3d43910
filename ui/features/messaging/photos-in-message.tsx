import { use, useState } from 'react';
import type { PictureAttachment } from '#core/messaging/attachments/domain/attachment.ts';
import { reportUnloadedPart } from '#ui/kit/report-unloaded-part.ts';
import { useLatePart } from '#ui/kit/use-late-part.ts';
import { HiddenPicture, KeptPicture } from '#ui/parts/pictures/kept-picture.tsx';
import { useSelf } from '#ui/session/auth-provider.tsx';
import { ConversationSafetyContext } from './conversation-safety.ts';

const loadViewer = async () => (await import('#ui/parts/pictures/photo-viewer.tsx')).PhotoViewer;

interface PhotosInMessageProps {
  readonly pictures: readonly PictureAttachment[];
  readonly isOwn: boolean;
  /** Who the other member is. */
  readonly name: string;
}

/** The photos of a message: one as it is, several as squares. The other’s may be blurred until one taps them. */
export function PhotosInMessage({ pictures, isOwn, name }: PhotosInMessageProps) {
  const { photosBlurred } = use(ConversationSafetyContext);
  const { blursPhotos } = useSelf();
  const [isTapped, setIsTapped] = useState(false);
  const [opened, setOpened] = useState<number | null>(null);
  const { part: PhotoViewer, prepare, show } = useLatePart(loadViewer, reportUnloadedPart);
  const isHidden = !isOwn && !isTapped && (photosBlurred || blursPhotos);
  const whose = isOwn ? 'from you' : `from ${name}`;
  const photos = pictures.map((picture) => ({
    address: picture.key,
    picture,
    alt: picture.description ?? `Photo ${whose}`,
  }));
  return (
    <div className={`grid gap-1 ${pictures.length === 1 ? '' : 'grid-cols-2'}`}>
      {photos.map(({ address, picture, alt }, place) => (
        <button
          key={address}
          type="button"
          aria-label={isHidden ? `Show the blurred photo ${whose}` : `Open: ${alt}`}
          className="relative block min-h-11 overflow-hidden rounded-box"
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => {
            if (isHidden) setIsTapped(true);
            else {
              setOpened(place);
              show();
            }
          }}
        >
          {isHidden ? (
            <HiddenPicture picture={picture} isSquare={pictures.length > 1}>
              Tap to see it
            </HiddenPicture>
          ) : (
            <KeptPicture picture={picture} alt={alt} place="18rem" className={lookOf(pictures)} />
          )}
        </button>
      ))}
      {PhotoViewer && opened !== null && (
        <PhotoViewer
          photos={photos}
          whose={whose}
          start={opened}
          onClose={() => {
            setOpened(null);
          }}
        />
      )}
    </div>
  );
}

function lookOf(pictures: readonly unknown[]): string {
  return pictures.length === 1
    ? 'h-auto max-h-80 w-full object-cover'
    : 'aspect-square h-auto w-full object-cover';
}

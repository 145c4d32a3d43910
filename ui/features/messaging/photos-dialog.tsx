import { useEffect, useRef, useState } from 'react';
import type { ConnectionId } from '#core/kernel/ids.ts';
import { MOST_PICTURES } from '#core/messaging/attachments/domain/attachment.ts';
import type { ChosenAttachment } from '#core/messaging/attachments/domain/choose-attachments.ts';
import { Button } from '#ui/kit/button.tsx';
import { ProgressBar } from '#ui/kit/progress-bar.tsx';
import { DialogClose, DialogWindow } from '#ui/kit/dialog-window.tsx';
import { useIsOnline } from '#ui/kit/use-is-online.ts';
import { TurnedPicture } from '#ui/parts/pictures/cut-frame.tsx';
import { DescriptionInput } from '#ui/parts/pictures/description-input.tsx';
import { FileButton } from '#ui/parts/pictures/file-button.tsx';
import { CropPhoto } from './crop-photo.tsx';
import { usePhotosToSend, type PhotoToSend } from './use-photos-to-send.ts';

interface PhotosDialogProps {
  readonly connectionId: ConnectionId;
  /** Who the other member is. */
  readonly name: string;
  /** Whether the other has written yet: before that they are sent nothing but words. */
  readonly hasOtherWritten: boolean;
  readonly onSend: (attachments: readonly ChosenAttachment[]) => void;
  readonly onClose: () => void;
}

/** Up to six photos for a message: chosen, taken, dropped here or pasted, turned or cropped, and said what they show. */
export function PhotosDialog({ connectionId, name, hasOtherWritten, ...props }: PhotosDialogProps) {
  const { onSend, onClose } = props;
  const chosen = usePhotosToSend(connectionId);
  const [cropped, setCropped] = useState<PhotoToSend | null>(null);
  const leaveCrop = () => {
    setCropped(null);
  };
  useFocusOnReturn(cropped);
  if (cropped !== null) {
    return (
      <DialogWindow
        open
        onOpenChange={leaveCrop}
        title="Turn or crop your photo"
        description="Use all of it, or choose a square."
      >
        <CropPhoto
          photo={cropped}
          onDone={(part) => {
            chosen.crop(cropped, part);
            leaveCrop();
          }}
          onCancel={leaveCrop}
        />
      </DialogWindow>
    );
  }
  return (
    <DialogWindow
      open
      onOpenChange={onClose}
      title={
        <>
          Photos for <bdi>{name}</bdi>
        </>
      }
      description={
        hasOtherWritten
          ? `Up to ${MOST_PICTURES}. Only the two of you can see them, and where they were taken isn’t sent.`
          : `You can send photos and voice messages once ${name} has written to you.`
      }
    >
      {hasOtherWritten && <PhotosForm chosen={chosen} onCrop={setCropped} onSend={onSend} />}
    </DialogWindow>
  );
}

/** Gives the focus back to where a photo was opened to be cropped. */
function useFocusOnReturn(cropped: PhotoToSend | null): void {
  const last = useRef<string>(null);
  useEffect(() => {
    if (cropped === null && last.current !== null) document.getElementById(last.current)?.focus();
    last.current = cropped && cropButtonId(cropped);
  }, [cropped]);
}

function cropButtonId({ id }: PhotoToSend): string {
  return `${id}-crop`;
}

interface PhotosFormProps extends Pick<PhotosDialogProps, 'onSend'> {
  readonly chosen: ReturnType<typeof usePhotosToSend>;
  readonly onCrop: (photo: PhotoToSend) => void;
}

/** The photos, and the ways to more; they can be sent once all of them have arrived. */
function PhotosForm({ chosen, onCrop, onSend }: PhotosFormProps) {
  const { photos, add, retry, remove, describe } = chosen;
  const ready = photos.flatMap(({ key, description }) =>
    key === null ? [] : [{ key, description: description.trim() || null }],
  );
  const canSend = ready.length > 0 && ready.length === photos.length;
  return (
    <form
      noValidate
      className="grid w-full grid-cols-1 gap-4"
      onDragOver={(event) => {
        event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        add(event.dataTransfer.files);
      }}
      onPaste={({ clipboardData }) => {
        if (clipboardData.files.length > 0) add(clipboardData.files);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (canSend) onSend(ready);
      }}
    >
      <ul className="grid grid-cols-1 gap-4 empty:hidden">
        {photos.map((photo) => (
          <PhotoRow
            key={photo.id}
            photo={photo}
            onDescribe={(description) => {
              describe(photo, description);
            }}
            onCrop={() => {
              onCrop(photo);
            }}
            onRetry={() => {
              retry(photo);
            }}
            onRemove={() => {
              remove(photo);
            }}
          />
        ))}
      </ul>
      {photos.length < MOST_PICTURES && <ChooseButtons onTake={add} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={!canSend}>
          {photos.length > 1 ? `Send ${photos.length} photos` : 'Send photo'}
        </Button>
        <DialogClose>Cancel</DialogClose>
      </div>
    </form>
  );
}

const WAITING = 'This photo goes by itself once you’re back online.';

interface PhotoRowProps {
  readonly photo: PhotoToSend;
  readonly onDescribe: (description: string) => void;
  readonly onCrop: () => void;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** A photo that was chosen: how far it has come, and what it shows. */
function PhotoRow({ photo, onDescribe, onCrop, onRetry, onRemove }: PhotoRowProps) {
  const { id, share, key, fault, description } = photo;
  const [isHidden, setIsHidden] = useState(false);
  const isOnline = useIsOnline();
  return (
    <li className="flex flex-wrap gap-3">
      <PhotoPreview
        photo={photo}
        onFail={() => {
          setIsHidden(true);
        }}
      />
      <div className="grid min-w-40 flex-1 grid-cols-1 content-start gap-1">
        {fault === null && <DescriptionInput value={description} onChange={onDescribe} />}
        <p id={`${id}-sent`} className="text-sm text-quiet">
          {fault === null && (key !== null ? 'Ready to send' : isOnline ? 'Sending…' : WAITING)}
        </p>
        <p role="alert" className="text-sm font-medium text-danger empty:hidden">
          {fault}
        </p>
        {fault === null && key === null && (
          <ProgressBar percent={Math.round(share * 100)} labelledBy={`${id}-sent`} />
        )}
        <div className="flex flex-wrap gap-1">
          {fault !== null && (
            <Button variant="quiet" onClick={onRetry}>
              Try again
            </Button>
          )}
          {fault === null && !isHidden && (
            <Button variant="quiet" id={cropButtonId(photo)} onClick={onCrop}>
              Turn or crop
            </Button>
          )}
          <Button variant="quiet" onClick={onRemove}>
            {key === null && fault === null ? 'Stop' : 'Remove'}
          </Button>
        </div>
      </div>
    </li>
  );
}

interface PhotoPreviewProps {
  readonly photo: PhotoToSend;
  /** Called where this browser can’t show it. */
  readonly onFail: () => void;
}

/** What is sent of a photo, small. */
function PhotoPreview({ photo, onFail }: PhotoPreviewProps) {
  const { source, part } = photo;
  return (
    <div className="relative size-24 shrink-0 overflow-hidden rounded-box bg-sunken">
      {part.picture === null ? (
        <img src={source} alt="" className="size-full object-cover" onError={onFail} />
      ) : (
        <TurnedPicture source={source} {...part} onFail={onFail} />
      )}
    </div>
  );
}

/** The ways to more photos. */
function ChooseButtons({ onTake }: { readonly onTake: (files: FileList) => void }) {
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <FileButton label="Choose photos" takesMany onTake={onTake} />
        <FileButton
          label="Take a photo"
          capture="environment"
          className="pointer-fine:hidden"
          onTake={onTake}
        />
      </div>
      <p className="text-sm text-quiet pointer-coarse:hidden">
        You can also drop them here, or paste one.
      </p>
    </div>
  );
}

import type { ConnectionId } from '#core/kernel/ids.ts';
import { MOST_PICTURES } from '#core/messaging/attachments/domain/attachment.ts';
import type { ChosenAttachment } from '#core/messaging/attachments/domain/choose-attachments.ts';
import { Button } from '#ui/kit/button.tsx';
import { ProgressBar } from '#ui/kit/progress-bar.tsx';
import { DialogClose, DialogWindow } from '#ui/kit/dialog-window.tsx';
import { DescriptionInput } from '#ui/parts/pictures/description-input.tsx';
import { FileButton } from '#ui/parts/pictures/file-button.tsx';
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

/** Up to six photos for a message: chosen, taken, dropped here or pasted, and said what they show. */
export function PhotosDialog(props: PhotosDialogProps) {
  const { connectionId, name, hasOtherWritten, onSend, onClose } = props;
  const { photos, add, retry, remove, describe } = usePhotosToSend(connectionId);
  const ready = photos.flatMap(({ key, description }) =>
    key === null ? [] : [{ key, description }],
  );
  const canSend = ready.length > 0 && ready.length === photos.length;
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
      {hasOtherWritten && (
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
            if (!canSend) return;
            onSend(
              ready.map(({ key, description }) => ({
                key,
                description: description.trim() === '' ? null : description.trim(),
              })),
            );
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
      )}
    </DialogWindow>
  );
}

interface PhotoRowProps {
  readonly photo: PhotoToSend;
  readonly onDescribe: (description: string) => void;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** A photo that was chosen: how far it has come, and what it shows. */
function PhotoRow({ photo, onDescribe, onRetry, onRemove }: PhotoRowProps) {
  const { id, source, share, key, fault, description } = photo;
  return (
    <li className="flex flex-wrap gap-3">
      <img src={source} alt="" className="size-24 shrink-0 rounded-box bg-sunken object-cover" />
      <div className="grid min-w-40 flex-1 grid-cols-1 content-start gap-1">
        {fault === null && <DescriptionInput value={description} onChange={onDescribe} />}
        <p id={`${id}-sent`} className="text-sm text-quiet">
          {fault === null && (key === null ? 'Sending…' : 'Ready to send')}
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
          <Button variant="quiet" onClick={onRemove}>
            {key === null && fault === null ? 'Stop' : 'Remove'}
          </Button>
        </div>
      </div>
    </li>
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

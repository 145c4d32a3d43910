import { useId, useState } from 'react';
import { ApiError, describeError } from '#ui/api/client.ts';
import { Button } from '#ui/kit/button.tsx';
import { DialogClose, DialogWindow } from '#ui/kit/dialog-window.tsx';
import { ProgressBar } from '#ui/kit/progress-bar.tsx';
import { CropFields } from './crop-fields.tsx';
import { DescriptionInput } from './description-input.tsx';
import { useCropChoice, WHOLE, writeCrop } from './use-crop-choice.ts';
import { useKeepPicture } from './use-keep-picture.ts';

interface PictureDialogProps {
  readonly file: Blob;
  /** The address of the file in this browser. */
  readonly source: string;
  /** What it’s for: the one picture of a member, which is square, or one of their photos. */
  readonly use: 'portrait' | 'photo';
  /** Takes the address that the picture is kept under. */
  readonly onKept: (address: string) => void;
  readonly onClose: () => void;
  /** Called when the window is gone, and focus needs a place. */
  readonly onClosed: () => void;
}

/** Shows which part of a picture is kept, to be changed, and sends it. */
export function PictureDialog({ file, source, use, ...props }: PictureDialogProps) {
  const { onKept, onClose, onClosed } = props;
  const [isHidden, setIsHidden] = useState(false);
  const choice = useCropChoice({ ...WHOLE, isWhole: use === 'photo' });
  const [description, setDescription] = useState('');
  const { keeping, share, stop } = useKeepPicture((address) => {
    onKept(address);
    onClose();
  });
  const crop = writeCrop(choice);
  return (
    <DialogWindow
      open
      onOpenChange={onClose}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        onClosed();
      }}
      title={use === 'portrait' ? 'Your profile photo' : 'A photo for your profile'}
      description={
        isHidden
          ? 'This browser can’t show this kind of photo yet. You’ll see it once it’s sent.'
          : use === 'portrait'
            ? 'Move it until it’s right. Others see what’s in the circle.'
            : 'Use all of it, or choose a square.'
      }
    >
      <form
        className="grid w-full min-w-0 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          // For React the form of the profile is around this one.
          event.stopPropagation();
          if (!keeping.isPending) keeping.mutate({ file, crop, description });
        }}
      >
        {!isHidden && (
          <CropFields
            choice={choice}
            source={source}
            isRound={use === 'portrait'}
            disabled={keeping.isPending}
            onFail={() => {
              setIsHidden(true);
            }}
          />
        )}
        <DescriptionInput
          value={description}
          disabled={keeping.isPending}
          onChange={setDescription}
        />
        {keeping.isPending && <Sending share={share} />}
        {keeping.isError && <Failure error={keeping.error} />}
        <div
          data-stays-at-end
          className="-bottom-6 -mx-6 -mb-6 flex flex-wrap justify-end gap-3 border-t border-line bg-paper px-6 py-3 min-[15rem]:sticky *:max-sm:grow"
        >
          {keeping.isPending ? (
            <Button variant="secondary" onClick={stop}>
              Stop sending
            </Button>
          ) : (
            <DialogClose asChild>
              <Button variant="quiet">Cancel</Button>
            </DialogClose>
          )}
          <Button type="submit" isBusy={keeping.isPending} disabled={isRefused(keeping.error)}>
            {keeping.isError ? 'Try again' : 'Use this photo'}
          </Button>
        </div>
      </form>
    </DialogWindow>
  );
}

/** It has too many pixels, or isn’t a picture that can be read. */
const REFUSED: readonly number[] = [413, 415];

/** Why it wasn’t kept. */
function Failure({ error }: { readonly error: Error }) {
  return (
    <p role="alert" className="font-medium text-danger">
      {describeError(
        error,
        'Sorry, we couldn’t send your photo. Nothing’s lost: you can try again.',
      )}
    </p>
  );
}

/** Whether the server would say the same of it every time. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && REFUSED.includes(error.status);
}

/** How far the sending is. */
function Sending({ share }: { readonly share: number }) {
  const id = useId();
  const isSent = share >= 1;
  return (
    <div className="grid gap-2">
      <p id={id} role="status">
        {isSent ? 'Sent. We’re getting it ready…' : 'Sending your photo…'}
      </p>
      <ProgressBar percent={Math.round(share * 100)} labelledBy={id} />
    </div>
  );
}

import { useState } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { DialogClose, DialogWindow } from '#ui/kit/dialog-window.tsx';
import { DescriptionInput } from './description-input.tsx';
import { useDescribePicture, type OwnPicture } from './own-pictures.ts';

interface DescribeDialogProps {
  readonly picture: OwnPicture;
  /** Takes the address under which the picture is known from then on. */
  readonly onDescribed: (address: string) => void;
  readonly onClose: () => void;
}

/** Asks what a picture shows that is kept already. */
export function DescribeDialog({ picture, onDescribed, onClose }: DescribeDialogProps) {
  const [description, setDescription] = useState(picture.description ?? '');
  const describe = useDescribePicture();
  return (
    <DialogWindow
      open
      onOpenChange={onClose}
      title="What’s in this photo?"
      description="Whoever can’t see it hears this instead. It’s saved at once."
    >
      <form
        className="grid w-full min-w-0 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          // For React the form of the profile is around this one.
          event.stopPropagation();
          describe.mutate(
            { id: picture.id, description },
            {
              onSuccess: (kept) => {
                onDescribed(kept.picture.address);
                onClose();
              },
            },
          );
        }}
      >
        <DescriptionInput value={description} onChange={setDescription} />
        <div className="flex flex-wrap justify-end gap-3 *:max-sm:grow">
          <DialogClose asChild>
            <Button variant="quiet">Cancel</Button>
          </DialogClose>
          <Button type="submit" isBusy={describe.isPending}>
            Save
          </Button>
        </div>
      </form>
    </DialogWindow>
  );
}

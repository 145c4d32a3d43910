import { useEffect, useRef } from 'react';
import { Button } from '#ui/kit/button.tsx';
import { CropFields } from '#ui/parts/pictures/crop-fields.tsx';
import { useCropChoice, type ChosenPart } from '#ui/parts/pictures/use-crop-choice.ts';
import type { PhotoToSend } from './use-photos-to-send.ts';

interface CropPhotoProps {
  readonly photo: PhotoToSend;
  readonly onDone: (part: ChosenPart) => void;
  readonly onCancel: () => void;
}

/** Turns a photo that was chosen for a message, or chooses a square of it. */
export function CropPhoto({ photo, onDone, onCancel }: CropPhotoProps) {
  const choice = useCropChoice(photo.part);
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    fields.current?.querySelector('button')?.focus();
  }, []);
  return (
    <form
      noValidate
      className="grid w-full grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onDone({ picture: choice.picture, cut: choice.cut, isWhole: choice.isWhole });
      }}
    >
      <div ref={fields}>
        <CropFields choice={choice} source={photo.source} onFail={onCancel} />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit">Keep it like this</Button>
        <Button variant="quiet" onClick={onCancel}>
          Back
        </Button>
      </div>
    </form>
  );
}

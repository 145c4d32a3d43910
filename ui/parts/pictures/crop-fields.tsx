import { Checkbox } from '#ui/kit/checkbox.tsx';
import { CutFrame } from './cut-frame.tsx';
import type { useCropChoice } from './use-crop-choice.ts';

interface CropFieldsProps {
  readonly choice: ReturnType<typeof useCropChoice>;
  /** The address of the picture in this browser. */
  readonly source: string;
  /** True for a picture that others see in a circle: it’s always a square. */
  readonly isRound?: boolean;
  readonly disabled?: boolean;
  /** Called where this browser can’t show the picture. */
  readonly onFail: () => void;
}

/** Asks what is kept of a picture. */
export function CropFields(props: CropFieldsProps) {
  const { choice, source, isRound = false, disabled = false, onFail } = props;
  return (
    <fieldset disabled={disabled} className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="sr-only">What’s kept of it</legend>
      <CutFrame
        source={source}
        picture={choice.picture}
        cut={choice.cut}
        isWhole={choice.isWhole}
        isRound={isRound}
        onChange={choice.setCut}
        onMeasure={choice.setPicture}
        onFail={onFail}
      />
      {!isRound && (
        <Checkbox
          checked={choice.isWhole}
          onChange={({ target }) => {
            choice.setIsWhole(target.checked);
          }}
          label="Use the whole picture"
        />
      )}
    </fieldset>
  );
}

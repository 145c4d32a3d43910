import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import {
  DRAWN_FACES,
  DRAWN_PICTURES,
  drawnPictureAt,
  HOUSE_THINGS,
  type DrawnPicture as Picture,
} from '#core/members/domain/drawn-pictures.ts';
import { DrawnPicture } from './drawn-picture.tsx';
import { PICTURE_NAMES } from './picture-names.ts';

interface PictureChoiceProps {
  readonly legend: string;
  /** The address of the member's picture, which may be none of these, or empty. */
  readonly chosen: string | null;
  /** Takes the address of the picture that is chosen: what `avatarUrl` is to be. */
  readonly onChange: (address: string) => void;
}

const THINGS = DRAWN_PICTURES.slice(0, HOUSE_THINGS.length);
const FACES = DRAWN_PICTURES.slice(-DRAWN_FACES.length);

/** One of the drawn pictures for oneself: things of a house first, and faces for those who want one. */
export function PictureChoice({ legend, chosen, onChange }: PictureChoiceProps) {
  const picture = drawnPictureAt(chosen);
  const hasFace = picture !== null && FACES.includes(picture);
  const [showsFaces, setShowsFaces] = useState(hasFace);
  const name = useId();
  const options = (pictures: readonly Picture[]) => (
    <div className="grid max-w-96 grid-cols-[repeat(auto-fill,minmax(min(3.75rem,--spacing(16)),1fr))] justify-items-center gap-3">
      {pictures.map((option) => (
        <PictureOption
          key={option.name}
          group={name}
          picture={option}
          isChosen={option === picture}
          onChoose={() => {
            onChange(option.address);
          }}
        />
      ))}
    </div>
  );
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-3">
      <legend className="mb-2 font-semibold">{legend}</legend>
      {options(THINGS)}
      {showsFaces || hasFace ? (
        options(FACES)
      ) : (
        <button
          type="button"
          className="min-h-11 justify-self-start font-semibold text-evergreen underline decoration-1 underline-offset-4 hover:decoration-2"
          onClick={() => {
            setShowsFaces(true);
          }}
        >
          Choose a drawn face instead
        </button>
      )}
    </fieldset>
  );
}

interface PictureOptionProps {
  readonly group: string;
  readonly picture: Picture;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function PictureOption({ group, picture, isChosen, onChoose }: PictureOptionProps) {
  return (
    <label className="group relative size-15 cursor-pointer rounded-full has-focus-visible:outline-3 has-focus-visible:outline-offset-4 has-focus-visible:outline-evergreen">
      <input
        type="radio"
        name={group}
        aria-label={PICTURE_NAMES[picture.name]}
        className="absolute inset-0 size-full cursor-pointer appearance-none rounded-full outline-none"
        checked={isChosen}
        onChange={onChoose}
      />
      <span className="pointer-events-none block size-full overflow-hidden rounded-full border border-line group-hover:border-control group-has-checked:ring-3 group-has-checked:ring-evergreen group-has-checked:ring-offset-2 group-has-checked:ring-offset-surface">
        <DrawnPicture picture={picture} />
      </span>
      <span className="pointer-events-none absolute -inset-e-1 -bottom-1 hidden size-6 place-items-center rounded-full border-2 border-surface bg-evergreen text-surface group-has-checked:grid">
        <Check aria-hidden="true" className="size-3.5" strokeWidth={3} />
      </span>
    </label>
  );
}

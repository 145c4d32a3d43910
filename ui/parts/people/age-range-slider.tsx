import { Slider } from 'radix-ui';
import { useId } from 'react';
import { MINIMUM_AGE, type AgeRange } from '#core/members/domain/preferences.ts';

interface AgeRangeSliderProps {
  readonly label: string;
  readonly range: AgeRange;
  /** The highest age that can be chosen; the lowest is 18. */
  readonly maximum: number;
  readonly onChange: (range: AgeRange) => void;
}

const THUMB =
  'relative block size-7 rounded-full border-2 border-primary bg-surface shadow-lift transition-colors before:absolute before:-inset-2.5 hover:bg-sunken';

/** Two ends of an age range, moved by pointer or by arrow keys. */
export function AgeRangeSlider({ label, range, maximum, onChange }: AgeRangeSliderProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="grid gap-2">
      <div className="flex justify-between gap-2">
        <span id={id} className="font-semibold">
          {label}
        </span>
        <output>{`${range.min} to ${range.max}`}</output>
      </div>
      <Slider.Root
        className="relative flex h-11 touch-none items-center px-3 select-none"
        min={MINIMUM_AGE}
        max={maximum}
        step={1}
        value={[range.min, range.max]}
        onValueChange={([min = range.min, max = range.max]) => {
          onChange({ min, max });
        }}
      >
        <Slider.Track className="relative h-1.5 grow rounded-full bg-control/40 forced-colors:bg-[GrayText]">
          <Slider.Range className="absolute h-full rounded-full bg-primary forced-colors:bg-[Highlight]" />
        </Slider.Track>
        <Slider.Thumb aria-label="Youngest age" className={THUMB} />
        <Slider.Thumb aria-label="Oldest age" className={THUMB} />
      </Slider.Root>
    </div>
  );
}

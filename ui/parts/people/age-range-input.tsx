import { Slider } from 'radix-ui';
import { useId, useState } from 'react';
import { MINIMUM_AGE, type AgeRange } from '#core/members/domain/age-range.ts';
import { readTypedEnd, settleTypedEnd, type AgeRangeEnd } from '#core/members/domain/typed-age.ts';
import { Field } from '#ui/kit/field.tsx';
import { TextInput } from '#ui/kit/text-input.tsx';
import { describeAges } from '#core/texts/wish-texts.ts';

interface AgeRangeInputProps {
  readonly label: string;
  readonly range: AgeRange;
  /** The highest age that can be chosen, which stands for no upper limit; the lowest is 18. */
  readonly maximum: number;
  readonly onChange: (range: AgeRange) => void;
}

const THUMB =
  'relative block size-7 rounded-full border-2 border-primary bg-surface shadow-lift transition-colors before:absolute before:-inset-2.5 hover:bg-sunken';

/** Two ends of an age range: dragged, moved by arrow keys, or typed. */
export function AgeRangeInput(props: AgeRangeInputProps) {
  const { label, range, maximum, onChange } = props;
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="grid gap-2">
      <div className="flex flex-wrap justify-between gap-x-2">
        <span id={id} className="font-semibold">
          {label}
        </span>
        <output>{describeAges(range, maximum)}</output>
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
        <Slider.Thumb
          aria-label="Oldest age"
          {...(range.max === maximum && { 'aria-valuetext': 'No upper limit' })}
          className={THUMB}
        />
      </Slider.Root>
      <div className="grid max-w-80 grid-cols-2 gap-3">
        <TypedEnd {...props} end="min" name="From" shown={String(range.min)} />
        <TypedEnd
          {...props}
          end="max"
          name="To"
          shown={range.max === maximum ? '' : String(range.max)}
        />
      </div>
    </div>
  );
}

interface TypedEndProps extends AgeRangeInputProps {
  readonly end: AgeRangeEnd;
  readonly name: string;
  /** What stands in the field while nobody types in it. */
  readonly shown: string;
}

/** The field of one end. What is typed stays as it is until the typist leaves it, or presses Enter. */
function TypedEnd({ end, name, shown, range, maximum, onChange }: TypedEndProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const settle = () => {
    if (typed === null) return;
    setTyped(null);
    onChange(settleTypedEnd({ end, typed, range, maximum }));
  };
  return (
    <Field label={name}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          placeholder={end === 'max' ? 'No limit' : undefined}
          value={typed ?? shown}
          onChange={({ target: { value } }) => {
            setTyped(value);
            const read = readTypedEnd({ end, typed: value, range, maximum });
            if (read !== null) onChange(read);
          }}
          onBlur={settle}
          onKeyDown={({ key }) => {
            if (key === 'Enter') settle();
          }}
        />
      )}
    </Field>
  );
}

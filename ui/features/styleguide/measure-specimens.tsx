import { FOCUS_RING, Specimen, SpecimenRow, Specimens } from './specimens.tsx';

const TEXT_SIZES = [
  'text-4xl',
  'text-3xl',
  'text-2xl',
  'text-xl',
  'text-lg',
  'text-base',
  'text-sm',
] as const;

/** Steps of the spacing, in multiples of 4 px at 17 px text. */
const SPACES = [1, 2, 3, 4, 6, 8, 11, 12];

const space = (steps: number) => `calc(var(--spacing) * ${steps})`;

const MOTIONS = [
  ['animate-appear', 'backdrop, tooltip'],
  ['animate-rise', 'dialog, toast'],
  ['animate-from-right', 'sheet from the side'],
  ['animate-from-below', 'sheet from below'],
] as const;

/** Type, space, the radius, the shadow and motion. */
export function MeasureSpecimens() {
  return (
    <Specimens title="Type, space, shape and motion">
      {TEXT_SIZES.map((size) => (
        <div key={size} className="min-w-0">
          <p className="text-sm text-quiet">{size}</p>
          <p className={`${size} font-serif font-semibold wrap-anywhere`}>With you, for you</p>
          <p className={`${size} wrap-anywhere`}>With you, for you</p>
        </div>
      ))}
      <ul className="flex flex-wrap items-end gap-4">
        {SPACES.map((steps) => (
          <li key={steps} className="grid justify-items-center text-sm">
            <span
              className="block bg-evergreen"
              style={{ width: space(steps), height: space(steps) }}
            />
            {`${steps * 4} px`}
          </li>
        ))}
      </ul>
      <SpecimenRow>
        <Specimen label="rounded-box, shadow-lift">
          <div className="h-16 w-40 rounded-box bg-surface shadow-lift" />
        </Specimen>
        <Specimen label="rounded-full">
          <div className="h-11 w-40 rounded-full border border-control" />
        </Specimen>
        <Specimen label="focus ring">
          <a href="#content" className={`underline ${FOCUS_RING}`}>
            A link in focus
          </a>
        </Specimen>
      </SpecimenRow>
      <ul className="flex flex-wrap gap-3 overflow-hidden text-sm">
        {MOTIONS.map(([motion, purpose]) => (
          <li key={motion} className={`rounded-box bg-sunken px-3 py-2 ${motion}`}>
            {`${motion}: ${purpose}`}
          </li>
        ))}
      </ul>
    </Specimens>
  );
}

import { Specimens } from './specimens.tsx';

/** The names of the colours in `theme.css`, and what each is for. */
const COLOURS: Readonly<Record<string, string>> = {
  paper: 'the page',
  surface: 'what lies on the page',
  sunken: 'what is let into the page; hover',
  raised: 'chips, and what others write',
  line: 'what parts',
  control: 'the edge of controls',
  ink: 'text',
  quiet: 'text beside the text',
  primary: 'the one main action',
  'primary-strong': 'the main action, pointed at',
  'on-primary': 'text on the main action',
  evergreen: 'links, what is chosen, focus',
  'evergreen-soft': 'the ground of what is chosen',
  honey: 'drawings and marks, not text',
  'honey-soft': 'the ground of what is marked',
  danger: 'what is wrong',
  'danger-soft': 'the ground of what is wrong',
  scrim: 'what dims the page',
  shade: 'the shadow',
};

/** Which text is used on which ground. */
const PAIRS: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  ['ink', ['paper', 'surface', 'sunken', 'raised', 'evergreen-soft', 'honey-soft', 'danger-soft']],
  ['quiet', ['paper', 'surface', 'sunken', 'raised', 'evergreen-soft']],
  ['primary', ['paper', 'surface', 'sunken']],
  ['on-primary', ['primary', 'primary-strong']],
  ['evergreen', ['paper', 'surface', 'sunken', 'evergreen-soft', 'honey-soft']],
  ['danger', ['paper', 'surface', 'danger-soft']],
];

const variable = (name: string) => `var(--${name})`;

/** Every colour, and text in every colour on every ground that it is used on. */
export function ColourSpecimens() {
  return (
    <Specimens title="Colour">
      <ul
        aria-label="Colours"
        className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-3"
      >
        {Object.entries(COLOURS).map(([name, purpose]) => (
          <li key={name} className="min-w-0">
            <span
              className="block h-12 rounded-box border border-line"
              style={{ background: variable(name) }}
            />
            <span className="block font-semibold">{name}</span>
            <span className="block text-sm text-quiet">{purpose}</span>
          </li>
        ))}
      </ul>
      <ul className="flex flex-wrap gap-2">
        {PAIRS.flatMap(([text, grounds]) =>
          grounds.map((ground) => (
            <li
              key={`${text} ${ground}`}
              className="rounded-box border border-line px-3 py-2 text-sm"
              style={{ color: variable(text), background: variable(ground) }}
            >
              {`${text} on ${ground}`}
            </li>
          )),
        )}
      </ul>
    </Specimens>
  );
}

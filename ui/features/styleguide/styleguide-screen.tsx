import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { ButtonSpecimens } from './button-specimens.tsx';
import { ChoiceSpecimens } from './choice-specimens.tsx';
import { ColourSpecimens } from './colour-specimens.tsx';
import { FieldSpecimens } from './field-specimens.tsx';
import { MeasureSpecimens } from './measure-specimens.tsx';
import { OverlaySpecimens } from './overlay-specimens.tsx';
import { PersonSpecimens } from './person-specimens.tsx';
import { StateSpecimens } from './state-specimens.tsx';

const THEMES = [
  { theme: 'light', title: 'Light theme' },
  { theme: 'dark', title: 'Dark theme' },
] as const;

/** Every token and every part in every state, in both themes; for those who work on the page. */
export function StyleguideScreen() {
  return (
    <>
      <PageTitle title="Style guide" />
      <div className="grid gap-6 lg:grid-cols-2">
        {THEMES.map(({ theme, title }) => (
          <section
            key={theme}
            data-theme={theme}
            aria-label={title}
            className="grid min-w-0 content-start gap-8 rounded-box border border-line bg-paper p-4 text-ink sm:p-6"
          >
            <h2 className="text-3xl">{title}</h2>
            <ColourSpecimens />
            <MeasureSpecimens />
            <ButtonSpecimens />
            <FieldSpecimens />
            <ChoiceSpecimens />
            <PersonSpecimens />
            <StateSpecimens />
            <OverlaySpecimens />
          </section>
        ))}
      </div>
    </>
  );
}

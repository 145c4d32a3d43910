import { Heart } from 'lucide-react';
import { Button, type ButtonVariant } from '#ui/kit/button.tsx';
import { IconButton } from '#ui/kit/icon-button.tsx';
import { Tooltip, TooltipProvider } from '#ui/kit/tooltip.tsx';
import { FOCUS_RING, LONG_TEXT, Specimen, SpecimenRow, Specimens } from './specimens.tsx';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'destructive'];

/** Buttons: every variant in every state, links that look like them, icon buttons with tooltips. */
export function ButtonSpecimens() {
  return (
    <Specimens title="Buttons and tooltips">
      {VARIANTS.map((variant) => (
        <SpecimenRow key={variant}>
          <Specimen label={variant}>
            <Button variant={variant}>Save Changes</Button>
          </Specimen>
          <Specimen label="focus">
            <Button variant={variant} className={FOCUS_RING}>
              Save Changes
            </Button>
          </Specimen>
          <Specimen label="disabled">
            <Button variant={variant} disabled>
              Save Changes
            </Button>
          </Specimen>
          <Specimen label="busy">
            <Button variant={variant} isBusy>
              Save Changes
            </Button>
          </Specimen>
          <Specimen label="link">
            <Button variant={variant} asChild>
              <a href="#content">To the top</a>
            </Button>
          </Specimen>
        </SpecimenRow>
      ))}
      <Specimen label="long text">
        <Button className="wrap-anywhere">{LONG_TEXT}</Button>
      </Specimen>
      <TooltipProvider>
        <SpecimenRow>
          <Specimen label="icon button with tooltip">
            <Tooltip text="Like this">
              <IconButton label="Like this">
                <Heart aria-hidden="true" />
              </IconButton>
            </Tooltip>
          </Specimen>
          <Specimen label="focus">
            <Tooltip text="Like that">
              <IconButton label="Like that" className={FOCUS_RING}>
                <Heart aria-hidden="true" />
              </IconButton>
            </Tooltip>
          </Specimen>
          <Specimen label="disabled">
            <IconButton label="Like nothing" disabled>
              <Heart aria-hidden="true" />
            </IconButton>
          </Specimen>
        </SpecimenRow>
      </TooltipProvider>
    </Specimens>
  );
}

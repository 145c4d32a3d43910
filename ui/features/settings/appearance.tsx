import { Card } from '#ui/kit/card.tsx';
import { ThemeChoice } from '#ui/parts/appearance/theme-choice.tsx';
import { useSiteName } from '#ui/parts/pages/operator.tsx';

/** How the site looks on this device. */
export function Appearance() {
  const siteName = useSiteName();
  return (
    <Card>
      <h2 className="mb-1 text-xl">Appearance</h2>
      <p className="mb-3 text-quiet">
        This only changes how <bdi>{siteName}</bdi> looks in this browser. To make everything
        larger, use your browser’s zoom.
      </p>
      <ThemeChoice />
    </Card>
  );
}

import type { ReactNode } from 'react';
import { JavaScriptNotice } from '#ui/kit/javascript-notice.tsx';
import { PageTitle } from '#ui/parts/pages/page-title.tsx';
import { OpenDoor } from './open-door.tsx';

interface EntranceProps {
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  /** What is said beside the form, where there is room. */
  readonly aside: ReactNode;
  /** The form, and what is beneath it. */
  readonly children: ReactNode;
}

/** A way in: the form, and beside it what it is for. */
export function Entrance({ title, subtitle, description, aside, children }: EntranceProps) {
  return (
    <div className="mx-auto grid max-w-5xl gap-x-16 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:py-8">
      <div>
        <PageTitle title={title} subtitle={subtitle} description={description} />
        <JavaScriptNotice>
          This form needs JavaScript. Please allow it in your browser and reload the page.
        </JavaScriptNotice>
        <div className="grid gap-8 max-lg:hidden">
          {aside}
          <OpenDoor />
        </div>
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

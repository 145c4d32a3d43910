import type { ReactNode } from 'react';

const GROUNDS = {
  paper: '',
  sunken: 'bg-sunken',
  evergreen: 'bg-evergreen-soft',
} as const;

interface HomeSectionProps {
  /** The anchor of the section, which a hash in the address names. */
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  /** The colour that the section lies on, from edge to edge. */
  readonly ground?: keyof typeof GROUNDS;
  /** Sets the heading beside the content where there is room, and these parts below the heading. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the landing page under its heading. */
export function HomeSection(props: HomeSectionProps) {
  const { id, title, lead, ground = 'paper', aside, children } = props;
  const headingId = `${id}-heading`;
  const beside =
    aside === undefined ? 'gap-10 sm:gap-14' : 'gap-10 lg:grid-cols-[5fr_8fr] lg:gap-16';
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={headingId}
      className={`-scroll-mt-8 outline-none ${GROUNDS[ground]}`}
    >
      <div className={`mx-auto grid max-w-6xl grid-cols-1 px-4 py-16 sm:px-6 sm:py-24 ${beside}`}>
        <div className="max-w-prose">
          <h2
            id={headingId}
            className="text-[min(clamp(2.235rem,1.6rem+2.4vw,3.25rem),11vw)] leading-[1.1] tracking-[-0.015em]"
          >
            {title}
          </h2>
          <p className="mt-4 text-lg text-quiet">{lead}</p>
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';

interface HomeSectionProps {
  /** The anchor of the section, which a hash in the address names. */
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A section of the landing page under its heading. */
export function HomeSection({ id, title, lead, children }: HomeSectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section id={id} tabIndex={-1} aria-labelledby={headingId} className="outline-none">
      <div className="mb-8 max-w-prose">
        <h2 id={headingId} className="text-3xl">
          {title}
        </h2>
        <p className="mt-2 text-lg text-quiet">{lead}</p>
      </div>
      {children}
    </section>
  );
}

import type { ReactNode } from 'react';

interface SpecimensProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A group of specimens under its heading. */
export function Specimens({ title, children }: SpecimensProps) {
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 border-t border-line pt-6">
      <h3 className="text-2xl">{title}</h3>
      {children}
    </div>
  );
}

interface SpecimenProps {
  /** Which state is shown. */
  readonly label: string;
  readonly children: ReactNode;
}

/** One part in one state, and what the state is called. */
export function Specimen({ label, children }: SpecimenProps) {
  return (
    <div className="grid min-w-0 justify-items-start gap-1 *:last:max-w-full">
      <p className="text-sm text-quiet">{label}</p>
      {children}
    </div>
  );
}

/** Specimens beside each other, as many as there is room for. */
export function SpecimenRow({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-wrap items-end gap-4">{children}</div>;
}

/** The ring that the focus draws, for specimens that stand still. */
export const FOCUS_RING = 'outline-3 outline-offset-2 outline-evergreen';

/** More text than there is room for, for members with long names. */
export const LONG_TEXT =
  'Wilhelmina Featherstonehaugh-Cholmondeley of Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch';

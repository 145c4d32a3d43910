import type { ReactNode } from 'react';
import { OwnText } from '#ui/kit/own-text.tsx';

interface QuotationProps {
  /** Whose words they are. */
  readonly label: ReactNode;
  readonly children: string;
}

/** Somebody's words as they were written. Addresses in them are no links. */
export function Quotation({ label, children }: QuotationProps) {
  return (
    <figure className="mt-3 min-w-0">
      <figcaption className="text-sm text-quiet">{label}</figcaption>
      <blockquote className="mt-1 border-s-4 border-line ps-3">
        <OwnText as="p" className="whitespace-pre-wrap wrap-anywhere">
          {children}
        </OwnText>
      </blockquote>
    </figure>
  );
}

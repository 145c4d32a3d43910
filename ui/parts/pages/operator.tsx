import { createContext, use } from 'react';
import type { Operator } from '#core/site/domain/operator.ts';

/** Who runs the site; the server wrote it into the document. */
export const OperatorContext = createContext<Operator | null>(null);

/** What the site is called, which is what its operator chose. */
export function useSiteName(): string {
  return useOperator().siteName;
}

/** Who runs the site. */
export function useOperator(): Operator {
  const operator = use(OperatorContext);
  if (operator === null) throw new Error('useOperator must be used within an OperatorContext');
  return operator;
}

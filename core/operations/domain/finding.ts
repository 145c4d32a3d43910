/** How grave what a look at the site found is, the gravest first. */
export const FINDING_STATES = ['bad', 'attention', 'good'] as const;

/** What a look at one side of the site found: a sentence for the operator, and what to do where something is to be done. */
export interface Finding {
  readonly state: (typeof FINDING_STATES)[number];
  readonly says: string;
}

/** A finding with the name of what was looked at. */
export interface NamedFinding extends Finding {
  readonly name: string;
}

export const good = (says: string): Finding => ({ state: 'good', says });
export const needsAttention = (says: string): Finding => ({ state: 'attention', says });
export const bad = (says: string): Finding => ({ state: 'bad', says });

/** What needs doing first, and of the same gravity as it was looked at. */
export function gravestFirst(findings: readonly NamedFinding[]): readonly NamedFinding[] {
  return FINDING_STATES.flatMap((state) => findings.filter((finding) => finding.state === state));
}

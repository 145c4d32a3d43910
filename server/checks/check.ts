/** What a look at one side of the site found: a sentence for the operator, and what to do where something is to be done. */
export interface Finding {
  readonly state: 'good' | 'attention' | 'bad';
  readonly says: string;
}

/** Something that can be looked at, by name. */
export interface Check {
  readonly name: string;
  readonly look: () => Promise<Finding>;
}

/** A finding with the name of its check. */
export type NamedFinding = Finding & Pick<Check, 'name'>;

/** Looks at one after the other; a look that fails is a finding itself. */
export async function lookAtAll(checks: readonly Check[]): Promise<readonly NamedFinding[]> {
  const findings: NamedFinding[] = [];
  for (const { name, look } of checks) findings.push({ name, ...(await lookSafely(look)) });
  return findings;
}

async function lookSafely(look: Check['look']): Promise<Finding> {
  try {
    return await look();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return bad(`It could not be looked at: ${reason}`);
  }
}

export const good = (says: string): Finding => ({ state: 'good', says });
export const needsAttention = (says: string): Finding => ({ state: 'attention', says });
export const bad = (says: string): Finding => ({ state: 'bad', says });

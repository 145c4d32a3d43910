import { bad, type Finding, type NamedFinding } from '#core/operations/domain/finding.ts';

/** Something that can be looked at, by name. */
export interface Check {
  readonly name: string;
  readonly look: () => Promise<Finding>;
}

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

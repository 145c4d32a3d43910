import type { BrowserContext } from 'playwright-core';

/** Fills the list that it gives with what the policy of any page refuses. */
export async function watchPolicy(context: BrowserContext): Promise<readonly string[]> {
  const refused: string[] = [];
  await context.exposeFunction('keepRefused', (violation: string) => {
    refused.push(violation);
  });
  await context.addInitScript(`document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sample, sourceFile } = event;
    keepRefused([location.pathname, effectiveDirective, blockedURI, sample, sourceFile].join(' '));
  })`);
  return refused;
}

import type { ProveIdentity } from '#core/accounts/prove-identity.ts';

/** Why somebody is not taken for the member. */
export type ProofRefusal = Extract<
  Awaited<ReturnType<ProveIdentity>>,
  { readonly ok: false }
>['refusal'];

import { good, needsAttention, type Finding } from '#core/operations/domain/finding.ts';
import type { Configuration } from '#server/configuration.ts';
import type { SeenHeaders } from '#server/http/forwarded-headers.ts';

/** Whether what proxies say fits the settings about them. */
export function checkProxy(
  { trustProxy, publicOrigin }: Pick<Configuration, 'trustProxy' | 'publicOrigin'>,
  { forwarded, direct, plain }: SeenHeaders,
): Finding {
  if (trustProxy === false && forwarded > 0) {
    return needsAttention(
      'Requests come with X-Forwarded-For, and TRUST_PROXY is not set: if you have a proxy in front, set it, or limits count everyone as one client.',
    );
  }
  if (trustProxy !== false && forwarded === 0 && direct > 0) {
    return needsAttention(
      'TRUST_PROXY is set, and no request has come with X-Forwarded-For: let the proxy send it, or limits count everyone as one client.',
    );
  }
  if (publicOrigin?.startsWith('https:') === true && plain > 0) {
    return needsAttention(
      'The proxy says that requests came over http (X-Forwarded-Proto): let it lead them to https.',
    );
  }
  if (forwarded + direct === 0) return good('Nobody has asked for anything yet.');
  return good(
    trustProxy === false ? 'None is in front, as TRUST_PROXY says.' : 'It says who asks.',
  );
}

import { expect, test } from 'vitest';
import { checkProxy } from '#server/checks/proxy-check.ts';
import { ForwardedHeaders } from '#server/http/forwarded-headers.ts';

const HTTPS = 'https://hearthkin.example';
const FORWARDED = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
const PLAIN = { ...FORWARDED, 'x-forwarded-proto': 'http' };

test.each([
  [false, [], 'good', /Nobody has asked/],
  [false, [{}, {}], 'good', /None is in front/],
  [false, [{}, FORWARDED], 'attention', /TRUST_PROXY is not set/],
  [1, [{}, FORWARDED], 'good', /It says who asks/],
  [1, [{}, {}], 'attention', /no request has come with X-Forwarded-For/],
  [['loopback'], [{}], 'attention', /no request has come/],
  [1, [FORWARDED, PLAIN], 'attention', /X-Forwarded-Proto/],
] as const)(
  'where TRUST_PROXY is %j and requests come with %j it is %s',
  (trustProxy, requests, state, says) => {
    const forwarded = new ForwardedHeaders();
    for (const headers of requests) forwarded.note({ path: '/', headers });
    forwarded.note({ path: '/api/readyz', headers: {} });
    const finding = checkProxy({ trustProxy, publicOrigin: HTTPS }, forwarded.seen());
    expect(finding).toMatchObject({ state });
    expect(finding.says).toMatch(says);
    expect(finding.says).not.toContain('203.0.113.7');
  },
);

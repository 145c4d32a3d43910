import { describe, expect, test } from 'vitest';
import { findUndocumented } from '#tests/support/documented-answers.ts';

const json = { 'Content-Type': 'application/json; charset=utf-8' };
const problem = { 'Content-Type': 'application/problem+json' };
const message = {
  id: 1,
  connectionId: 1,
  senderId: 1,
  receiverId: 2,
  content: 'Good evening',
  attachments: [],
  read: true,
  createdAt: '2026-01-01T10:00:00.000Z',
  edited: false,
  takenBack: false,
  replyTo: null,
};
const refusal = {
  type: 'about:blank',
  title: 'Not Found',
  status: 404,
  detail: 'This message does not exist.',
  code: 'not_found',
};

function check(call: string, status: number, headers: Record<string, string>, body?: unknown) {
  const [method = '', path = ''] = call.split(' ');
  const text = body === undefined ? '' : JSON.stringify(body);
  return findUndocumented(method, path, { status, headers: new Headers(headers), text });
}

const READ = 'PATCH /api/messages/1/read';
const { read: _read, ...unread } = message;

describe('a documented answer passes:', () => {
  test.each([
    ['success', READ, 200, json, message],
    ['a refusal', READ, 404, problem, refusal],
    ['the same for an id that is none', 'PATCH /api/messages/x/read', 404, problem, refusal],
    ['success without a body', 'DELETE /api/connections/1', 204, {}, undefined],
    ['one page of a list', 'GET /api/users', 200, json, []],
    ['a page that goes on', 'GET /api/users', 200, { ...json, Link: '</x>; rel="next"' }, []],
    ['HEAD', 'HEAD /api/users', 200, json, undefined],
    ['OPTIONS', 'OPTIONS /api/users', 204, { Allow: 'GET' }, undefined],
    ['an unknown address', 'GET /api/nothing', 404, problem, refusal],
    [
      'a method that the address does not have',
      'PUT /api/users',
      405,
      { ...problem, Allow: 'GET' },
      { ...refusal, status: 405, code: 'method_not_allowed' },
    ],
  ])('%s', (_what, call, status, headers, body) => {
    expect(check(call, status, headers, body)).toBeNull();
  });
});

describe('an undocumented answer is found:', () => {
  test.each([
    ['a status', READ, 202, json, message, /status 202/],
    ['a status of failure', READ, 409, problem, { ...refusal, status: 409 }, /status 409/],
    ['a field', READ, 200, json, { ...message, ip: '192.0.2.1' }, /additional properties/],
    ['a field that is missing', READ, 200, json, unread, /'read'/],
    ['a value', READ, 200, json, { ...message, read: 'yes' }, /boolean/],
    ['a time', READ, 200, json, { ...message, createdAt: 'today' }, /date-time/],
    ['a code', READ, 404, problem, { ...refusal, code: 'gone' }, /body\/code/],
    ['another status in the body', READ, 404, problem, { ...refusal, status: 403 }, /body\/status/],
    ['a field of a refusal', READ, 404, problem, { ...refusal, stack: 'x' }, /additional/],
    ['a content type', READ, 200, { 'Content-Type': 'text/html' }, message, /text\/html/],
    ['a refusal that is plain JSON', READ, 404, json, refusal, /application\/json/],
    ['no content type', READ, 200, {}, message, /content type undefined/],
    ['a body', 'DELETE /api/connections/1', 204, {}, {}, /a body/],
    ['a body of HEAD', 'HEAD /api/users', 200, json, [], /a body/],
    ['a cookie', READ, 200, { ...json, 'Set-Cookie': 'sid=x' }, message, /Set-Cookie/],
    ['a link', READ, 200, { ...json, Link: '</x>; rel="next"' }, message, /Link/],
    ['no cookie', 'POST /api/auth/logout', 204, {}, undefined, /Set-Cookie is missing/],
    [
      'no time to wait',
      READ,
      503,
      problem,
      { ...refusal, status: 503, code: 'unavailable' },
      /Retry-After is missing/,
    ],
    ['success of an unknown address', 'GET /api/nothing', 200, json, [], /status 200/],
    ['success of an unknown method', 'PUT /api/users', 200, json, [], /status 200/],
    [
      'an unknown address by another code',
      'GET /api/nothing',
      404,
      problem,
      { ...refusal, code: 'forbidden' },
      /forbidden/,
    ],
    [
      'a method that is not allowed, without those that are',
      'PUT /api/users',
      405,
      problem,
      refusal,
      /Allow/,
    ],
  ])('%s', (_what, call, status, headers, body, fault) => {
    expect(check(call, status, headers, body)).toMatch(fault);
  });
});

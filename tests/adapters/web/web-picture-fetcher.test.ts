import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createWebPictureFetcher, type Reach } from '#adapters/web/web-picture-fetcher.ts';
import { granted, refused } from '#core/kernel/result.ts';
import { TooBusy } from '#core/kernel/too-busy.ts';
import { reachOf, startPictureSite, type PictureSite } from '#tests/support/picture-site.ts';

const UNREACHABLE = refused('unreachable');

let site: PictureSite;
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeEach(async () => {
  answer = (_request, response) => response.end('a picture');
  site = await startPictureSite((request, response) => {
    answer(request, response);
  });
});
afterEach(() => site.close());

const reaching = (reach: Partial<Reach> = {}) =>
  createWebPictureFetcher({ ...reachOf(site), ...reach });
const read = (file: string) => readFile(file, 'utf8');
const fetchFrom = (path: string, reach?: Partial<Reach>) =>
  reaching(reach).fetch(site.origin + path, 20, read);
const leadTo = (location: string) => {
  answer = ({ url }, response) => {
    if (url === '/a') response.writeHead(302, { location }).end();
    else response.end('led here');
  };
};

test('gives the file to work with, and removes it', async () => {
  let seen = '';
  const fetched = await reaching().fetch(`${site.origin}/a.png`, 9, (file) => {
    seen = file;
    return read(file);
  });
  expect(fetched).toEqual(granted('a picture'));
  await expect(stat(seen)).rejects.toThrow(/ENOENT/);
  const failing = reaching().fetch(site.origin, 9, (file) => {
    seen = file;
    return Promise.reject(new Error('no picture'));
  });
  await expect(failing).rejects.toThrow('no picture');
  await expect(stat(seen)).rejects.toThrow(/ENOENT/);
});

test('tells the site nothing of who asks', async () => {
  const told: IncomingMessage['headers'][] = [];
  answer = ({ headers }, response) => {
    told.push(headers);
    response.end('x');
  };
  await fetchFrom('/a');
  expect(Object.keys(told[0]!).sort()).toEqual(
    ['accept', 'accept-encoding', 'connection', 'host', 'user-agent'].sort(),
  );
});

test('stops at what is larger than it may be, whatever length is said', async () => {
  expect(await fetchFrom('/a')).toEqual(granted('a picture'));
  answer = (_request, response) => {
    response.write('x'.repeat(20));
    response.end('y');
  };
  expect(await fetchFrom('/a')).toEqual(refused('too_large'));
  let isOpen = true;
  answer = (_request, response) => {
    const pour = () => {
      while (isOpen && response.write('x'.repeat(1_000)));
    };
    response.on('drain', pour).on('close', () => {
      isOpen = false;
    });
    pour();
  };
  expect(await fetchFrom('/endless')).toEqual(refused('too_large'));
  await expect.poll(() => isOpen).toBe(false);
});

describe('where one address leads on to another', () => {
  test('it’s followed three times', async () => {
    leadTo('/b?size=large');
    expect(await fetchFrom('/a')).toEqual(granted('led here'));
    answer = ({ url }, response) => {
      const led = Number(url?.slice(1));
      if (led === 3) response.end('in the end');
      else response.writeHead(301, { location: `/${led + 1}` }).end();
    };
    expect(await fetchFrom('/0')).toEqual(granted('in the end'));
    expect(await fetchFrom('/-1')).toEqual(UNREACHABLE);
  });

  test.each([
    'http://[::1]:PORT/',
    'http://127.0.0.2:PORT/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'http://127.0.0.1:22/',
    'ftp://127.0.0.1:PORT/',
    'file:///etc/passwd',
    'data:image/png;base64,AAAA',
    'http://',
    '',
  ])('to %j it isn’t', async (location) => {
    leadTo(location.replace('PORT', String(site.port)));
    expect(await fetchFrom('/a')).toEqual(UNREACHABLE);
    expect(site.asked.filter((path) => path !== '/a')).toEqual([]);
  });
});

describe('a machine that isn’t public', () => {
  test.each([
    'localhost',
    '127.0.0.1',
    '127.1',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '0.0.0.0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[fe80::1]',
    '[fd00::1]',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.0.1',
    '100.64.0.1',
    '169.254.169.254',
    '224.0.0.1',
    '255.255.255.255',
  ])('is never asked, as %s', async (host) => {
    const fetcher = createWebPictureFetcher({ ports: [String(site.port)] });
    const fetched = await fetcher.fetch(`http://${host}:${site.port}/`, 20, read);
    expect(fetched).toEqual(UNREACHABLE);
    expect(site.asked).toEqual([]);
  });

  test('is never asked on another port than the usual either', async () => {
    const fetched = await createWebPictureFetcher({ machines: ['127.0.0.1'] }).fetch(
      `${site.origin}/`,
      20,
      read,
    );
    expect(fetched).toEqual(UNREACHABLE);
    expect(site.asked).toEqual([]);
  });
});

test.each<[string, (response: ServerResponse) => void]>([
  ['finds nothing', (response) => response.writeHead(404).end('not here')],
  ['fails', (response) => response.writeHead(500).end()],
  ['leads nowhere', (response) => response.writeHead(302).end()],
  ['hangs up', (response) => response.destroy()],
  [
    'hangs up in the middle',
    (response) => {
      response.writeHead(200, { 'content-length': '15' });
      response.write('half', () => response.destroy());
    },
  ],
  ['isn’t one of the web', (response) => response.socket?.end('220 mail.example ESMTP\r\n')],
  ['never answers', () => undefined],
  ['never ends', (response) => response.write('half')],
])('a site that %s is unreachable', async (what, misbehave) => {
  answer = (_request, response) => {
    misbehave(response);
  };
  const isPatient = misbehave.length > 0 && what !== 'never ends';
  const reach = isPatient ? {} : { patience: 300 };
  expect(await fetchFrom('/a', reach)).toEqual(UNREACHABLE);
});

test('a site that is gone, or a name that there is none of, is unreachable', async () => {
  await site.close();
  expect(await fetchFrom('/a')).toEqual(UNREACHABLE);
  const unknown = reaching().fetch(`http://hearthkin.invalid:${site.port}/`, 20, read);
  expect(await unknown).toEqual(UNREACHABLE);
  site = await startPictureSite((_request, response) => response.end());
});

test('many at once wait for their turn, and too many are refused', async () => {
  const held: ServerResponse[] = [];
  answer = (_request, response) => held.push(response);
  const fetcher = reaching();
  const all = Array.from({ length: 24 }, () => fetcher.fetch(site.origin, 20, read));
  await expect(fetcher.fetch(site.origin, 20, read)).rejects.toBeInstanceOf(TooBusy);
  await expect.poll(() => held.length).toBe(4);
  answer = (_request, response) => response.end('at last');
  for (const response of held) response.end('at last');
  expect(await Promise.all(all)).toEqual(all.map(() => granted('at last')));
});

/** A request that names somebody. */
export interface NamingRequest {
  readonly method: string;
  readonly path: string;
  readonly body: object;
}

/** Whom a call names: a member, or nobody. */
export interface NamedPerson {
  readonly username: string;
  readonly email: string;
}

/** Who makes a call: a visitor, or a member who is signed in. */
export interface Asker {
  readonly id: number;
  readonly password: string;
  /** A number that no other asker has, for what must be new with each request. */
  readonly number: number;
}

/** A call that takes an address or a name of somebody. */
export interface NamingCall {
  readonly name: string;
  readonly by: 'visitor' | 'member';
  readonly request: (named: NamedPerson, asker: Asker) => NamingRequest;
}

const WRONG_PASSWORD = 'not the password';

const post = (path: string, body: object): NamingRequest => ({ method: 'POST', path, body });

/** Every call that takes the address or the name of somebody who is perhaps a member. */
export const NAMING_CALLS: readonly NamingCall[] = [
  {
    name: 'logging in by a username',
    by: 'visitor',
    request: ({ username }) => post('/api/auth/login', { username, password: WRONG_PASSWORD }),
  },
  {
    name: 'logging in by an address',
    by: 'visitor',
    request: ({ email }) => post('/api/auth/login', { username: email, password: WRONG_PASSWORD }),
  },
  {
    name: 'reading a decision by a password',
    by: 'visitor',
    request: ({ email }) =>
      post('/api/notices/by-password', { username: email, password: WRONG_PASSWORD }),
  },
  {
    name: 'appealing by a password',
    by: 'visitor',
    request: ({ email }) =>
      post('/api/appeals', { username: email, password: WRONG_PASSWORD, words: 'It was not me.' }),
  },
  {
    name: 'asking for a link to choose a password',
    by: 'visitor',
    request: ({ email }) => post('/api/password-recovery', { email }),
  },
  {
    name: 'asking moderators for an account',
    by: 'visitor',
    request: ({ username }, { number }) =>
      post('/api/recovery-requests', {
        username,
        email: `asker-${number}@example.net`,
        oldAddress: '',
        joinedIn: '',
        people: '',
        lastPerson: '',
      }),
  },
  {
    name: 'registering',
    by: 'visitor',
    request: ({ email }, { number, password }) =>
      post('/api/auth/register', { username: `asker-${number}`, email, password, name: 'Asker' }),
  },
  {
    name: 'asking for the newsletter',
    by: 'visitor',
    request: ({ email }) => post('/api/newsletter', { email }),
  },
  {
    name: 'writing to those who run the site',
    by: 'visitor',
    request: ({ email }) =>
      post('/api/contact-messages', { topic: 'other', email, message: 'Hello' }),
  },
  {
    name: 'asking for another address',
    by: 'member',
    request: ({ email }, { password }) => ({
      method: 'PUT',
      path: '/api/address',
      body: { email, proof: { password } },
    }),
  },
  {
    name: 'writing another address into the profile',
    by: 'member',
    request: ({ email }, { id }) => ({
      method: 'PATCH',
      path: `/api/users/${id}`,
      body: { email },
    }),
  },
];

/** What the caller sees of an answer. */
interface SeenAnswer {
  readonly status: number;
  readonly headers: Iterable<readonly [string, string]>;
  readonly body: unknown;
}

/** What differs in every answer, for members and strangers alike. */
const OF_ITS_OWN = {
  headers: ['date', 'x-request-id'],
  lengths: ['etag', 'content-length', 'set-cookie'],
  fields: ['id', 'email', 'username', 'name', 'createdAt', 'askedAt', 'requestId'],
};

/** All that is seen of an answer, but for the values that are another for every answer. */
export function seenOf({ status, headers, body }: SeenAnswer): object {
  const { headers: own, lengths } = OF_ITS_OWN;
  const seen = [...headers]
    .filter(([name]) => !own.includes(name))
    .map(([name, value]) => [name, lengths.includes(name) ? '' : value]);
  return { status, headers: seen, body: shapeOf(body) };
}

function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]): [string, unknown] => [
    name,
    OF_ITS_OWN.fields.includes(name) ? typeof field : shapeOf(field),
  ]);
  return Object.fromEntries(fields);
}

/** Sends requests as one browser does, which keeps its cookies. */
export interface ProbingBrowser {
  readonly send: (
    method: string,
    path: string,
    body?: unknown,
  ) => Promise<Omit<SeenAnswer, 'headers'> & { readonly headers: Headers }>;
}

/**
 * Does everything with an address by which somebody could learn whether a member has it: registers with it, comes in,
 * asks for it again in all ways, and tries whether it lets in. Returns all that was seen, in its order.
 */
export async function probeAddress(
  browser: ProbingBrowser,
  stranger: ProbingBrowser,
  email: string,
  asker: Asker,
): Promise<string> {
  const { number, password } = asker;
  const username = `asker-${number}`;
  const seen: object[] = [];
  const ask = async ({ send }: ProbingBrowser, method: string, path: string, body?: unknown) => {
    const answer = await send(method, path, body);
    seen.push(seenOf(answer));
    return answer.body;
  };
  const account = { username, email, password, name: 'Asker' };
  await ask(stranger, 'POST', '/api/password-recovery', { email });
  await ask(stranger, 'POST', '/api/newsletter', { email });
  await ask(browser, 'POST', '/api/auth/register', account);
  await ask(stranger, 'POST', '/api/auth/register', { ...account, username: `${username}-2` });
  await ask(stranger, 'POST', '/api/auth/login', { username: email, password });
  const self = await ask(browser, 'POST', '/api/auth/login', { username, password });
  const { id } = self as { readonly id: number };
  await ask(browser, 'GET', '/api/address');
  await ask(browser, 'POST', '/api/address-confirmation/letter');
  await ask(browser, 'PUT', '/api/address', { email, proof: { password } });
  await ask(browser, 'PUT', '/api/address', { email: `x${email}`, proof: { password } });
  await ask(browser, 'PUT', '/api/address', { email, proof: { password } });
  await ask(browser, 'DELETE', '/api/address/pending');
  await ask(browser, 'PATCH', `/api/users/${id}`, { email: `x${email}` });
  await ask(browser, 'PATCH', `/api/users/${id}`, { email });
  await ask(browser, 'GET', `/api/discovery?text=${encodeURIComponent(email)}`);
  await ask(stranger, 'POST', '/api/auth/login', { username: email, password });
  await ask(stranger, 'POST', '/api/password-recovery', { email });
  return JSON.stringify(seen);
}

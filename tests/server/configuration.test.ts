import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { OPERATOR_VARIABLES, PRODUCTION_VARIABLES } from '#tests/support/operator.ts';
import {
  describeSettings,
  readConfiguration,
  readSharedConfiguration,
  readStorageChoice,
} from '#server/configuration.ts';

/** The key of a bucket. */
const S3_KEY = { AWS_ACCESS_KEY_ID: 'rosa', AWS_SECRET_ACCESS_KEY: 'bread' };

test('nothing needs to be said', () => {
  const usual = {
    port: 3000,
    host: '127.0.0.1',
    storage: { engine: 'sqlite', file: resolve('data/hearthkin.db') },
    files: { kind: 'folder', folder: resolve('data/hearthkin.db-files') },
    filesLimit: null,
    secrets: { kept: 'file', file: resolve('data/hearthkin.db-secrets-key') },
    events: { broker: 'process' },
    publicOrigin: null,
    trustProxy: false,
    logLevel: 'info',
    rateLimits: true,
    drainDelay: 0,
    streams: 1_000,
    slowStatement: 500,
    traces: null,
    metrics: null,
    site: { texts: {}, production: false },
    confirmation: 'optional',
    mail: {
      transport: 'folder',
      folder: resolve('data/mail'),
      from: { name: null, address: null },
    },
    backups: null,
    production: false,
  };
  expect(readConfiguration({})).toEqual(usual);
  const empty = { PORT: '', HOST: ' ', DATABASE_URL: '', PUBLIC_URL: '', TRUST_PROXY: '' };
  expect(readConfiguration({ ...empty, LOG_LEVEL: '', RATE_LIMITS: '', NODE_ENV: '' })).toEqual(
    usual,
  );
});

test.each([
  [{ PORT: '0' }, { port: 0 }],
  [{ PORT: '65535' }, { port: 65_535 }],
  [{ HOST: '::' }, { host: '::' }],
  [{ HOST: 'localhost' }, { host: 'localhost' }],
  [{ DATABASE_URL: 'memory:' }, { storage: { engine: 'memory' }, secrets: { kept: 'memory' } }],
  [
    { DATABASE_URL: 'postgres://kin@db/kin', SNAPSHOT_FOLDER: '/srv' },
    { secrets: { kept: 'file', file: '/srv/db_kin-secrets-key' } },
  ],
  [
    { SECRETS_KEY: `${'ab'.repeat(32)}, ${Buffer.alloc(32, 1).toString('base64')}` },
    { secrets: { kept: 'settings', keys: [Buffer.alloc(32, 0xab), Buffer.alloc(32, 1)] } },
  ],
  [{ DATABASE_URL: 'sqlite:/srv/a.db' }, { storage: { engine: 'sqlite', file: '/srv/a.db' } }],
  [{ DATABASE_URL: 'sqlite:///srv/a.db' }, { storage: { engine: 'sqlite', file: '/srv/a.db' } }],
  [{ DATABASE_URL: 'sqlite:a b.db' }, { storage: { engine: 'sqlite', file: resolve('a b.db') } }],
  [
    { DATABASE_URL: 'postgres://kin:secret@db:5432/kin' },
    {
      storage: {
        engine: 'postgres',
        url: 'postgres://kin:secret@db:5432/kin',
        connections: 10,
        pooler: 'none',
        readUrl: null,
      },
    },
  ],
  [
    { DATABASE_URL: 'postgresql://db/kin?sslmode=require', DATABASE_CONNECTIONS: '25' },
    { storage: { url: 'postgresql://db/kin?sslmode=require', connections: 25 } },
  ],
  [
    { DATABASE_URL: 'postgres://db/kin' },
    { events: { broker: 'postgres', url: 'postgres://db/kin' } },
  ],
  [
    { DATABASE_URL: 'postgres://pooler/kin', EVENTS_URL: 'postgres://db/kin' },
    { events: { broker: 'postgres', url: 'postgres://db/kin' } },
  ],
  [
    { DATABASE_URL: 'postgres://db/kin' },
    { storage: { url: 'postgres://db/kin', snapshotFolder: resolve('data') } },
  ],
  [
    { DATABASE_URL: 'postgres://db/kin', SNAPSHOT_FOLDER: '/var/lib/kin' },
    { storage: { url: 'postgres://db/kin', snapshotFolder: '/var/lib/kin' } },
  ],
  [
    {
      DATABASE_URL: 'postgres://pooler/kin',
      DATABASE_POOLER: 'transaction',
      EVENTS_URL: 'redis://cache',
    },
    { storage: { pooler: 'transaction' }, events: { broker: 'redis' } },
  ],
  [
    { DATABASE_URL: 'postgres://db/kin', DATABASE_READ_URL: 'postgres://standby/kin' },
    { storage: { readUrl: 'postgres://standby/kin' } },
  ],
  [{ EVENTS_URL: 'redis://cache' }, { events: { broker: 'redis', url: 'redis://cache' } }],
  [
    { EVENTS_URL: 'rediss://kin:secret@cache:6380/3' },
    { events: { broker: 'redis', url: 'rediss://kin:secret@cache:6380/3' } },
  ],
  [{ PUBLIC_URL: 'https://kin.example/' }, { publicOrigin: 'https://kin.example' }],
  [{ PUBLIC_URL: 'http://localhost:3000' }, { publicOrigin: 'http://localhost:3000' }],
  [{ PUBLIC_URL: 'HTTPS://Kin.Example:443' }, { publicOrigin: 'https://kin.example' }],
  [{ TRUST_PROXY: '0' }, { trustProxy: false }],
  [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
  [
    { TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::/32 , ::1' },
    { trustProxy: ['loopback', '10.0.0.0/8', '2001:db8::/32', '::1'] },
  ],
  [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
  [{ RATE_LIMITS: 'off' }, { rateLimits: false }],
  [{ DRAIN_DELAY: '12' }, { drainDelay: 12_000 }],
  [PRODUCTION_VARIABLES, { drainDelay: 5_000 }],
  [{ STREAMS: '20' }, { streams: 20 }],
  [
    { BACKUP_URL: 'folder:/srv/backups' },
    {
      backups: {
        place: { kind: 'folder', folder: '/srv/backups' },
        workFolder: resolve('data/hearthkin.db-backup'),
        hour: 3,
        keep: 14,
        recipient: null,
      },
    },
  ],
  [
    {
      BACKUP_URL: 'folder:/srv',
      BACKUP_HOUR: '23',
      BACKUP_KEEP: '1',
      BACKUP_RECIPIENT: `age1${'q'.repeat(58)}`,
    },
    { backups: { hour: 23, keep: 1, recipient: `age1${'q'.repeat(58)}` } },
  ],
  [
    { BACKUP_URL: 's3://hearth/kin/?endpoint=http://10.0.0.2:3900&region=garage', ...S3_KEY },
    {
      backups: {
        place: {
          kind: 's3',
          bucket: 'hearth',
          prefix: 'kin',
          endpoint: 'http://10.0.0.2:3900',
          region: 'garage',
          accessKeyId: 'rosa',
          secretAccessKey: 'bread',
        },
      },
    },
  ],
  [
    { BACKUP_URL: 's3://hearth', DATABASE_URL: 'postgres://db/kin', ...S3_KEY },
    {
      backups: {
        place: { bucket: 'hearth', prefix: '', endpoint: null, region: 'us-east-1' },
        workFolder: resolve('data/db_kin-backup'),
      },
    },
  ],
  [{ BACKUP_URL: 'folder:/srv', DATABASE_URL: 'memory:' }, { backups: null }],
  [{ FILES_URL: 'folder:/srv' }, { files: { kind: 'folder', folder: '/srv' } }],
  [{ FILES_URL: 'memory:' }, { files: { kind: 'memory' } }],
  [{}, { filesLimit: null }],
  [{ FILES_LIMIT: '50' }, { filesLimit: 50_000_000_000 }],
  [{ DATABASE_URL: 'memory:' }, { files: { kind: 'memory' } }],
  [
    { DATABASE_URL: 'postgres://db/kin', SNAPSHOT_FOLDER: '/srv' },
    { files: { kind: 'folder', folder: '/srv/db_kin-files' } },
  ],
  [
    { FILES_URL: 's3://hearth/kin?region=garage', ...S3_KEY },
    {
      files: { kind: 's3', bucket: 'hearth', prefix: 'kin', region: 'garage', accessKeyId: 'rosa' },
    },
  ],
  [{ METRICS_HOST: '::1' }, { metrics: null }],
  [{ METRICS_PORT: '9464' }, { metrics: { port: 9_464, host: '127.0.0.1' } }],
  [
    { PORT: '0', METRICS_PORT: '0', METRICS_HOST: '10.0.0.7' },
    { metrics: { port: 0, host: '10.0.0.7' } },
  ],
  [{ REGISTRATION: 'open' }, { site: { texts: { REGISTRATION: 'open' } } }],
  [{ REGISTRATION: 'invitation' }, { site: { texts: { REGISTRATION: 'invitation' } } }],
  [{ REGISTRATION: 'approval' }, { site: { texts: { REGISTRATION: 'approval' } } }],
  [{ MAIL_URL: 'memory:' }, { mail: { transport: 'memory' } }],
  [
    { MAIL_URL: 'folder:a b' },
    { mail: { transport: 'folder', folder: resolve('a b'), from: { name: null } } },
  ],
  [
    { ALLOW_HTTP: 'yes', NODE_ENV: 'production', ...OPERATOR_VARIABLES },
    { mail: { transport: 'none' } },
  ],
  [
    { MAIL_URL: 'smtp://kin:p%40%3Ass@relay.example', ...OPERATOR_VARIABLES },
    {
      mail: {
        transport: 'smtp',
        server: {
          host: 'relay.example',
          port: 587,
          encryption: 'starttls',
          credentials: { user: 'kin', pass: 'p@:ss' },
        },
        from: { name: null, address: null },
      },
    },
  ],
  [
    { MAIL_URL: 'smtps://relay.example', MAIL_FROM: ' Kin & Co <post@kin.example> ' },
    {
      mail: {
        server: { host: 'relay.example', port: 465, encryption: 'tls', credentials: null },
        from: { name: 'Kin & Co', address: 'post@kin.example' },
      },
    },
  ],
  [
    { MAIL_URL: 'smtp://[::1]:25', MAIL_FROM: 'post@kin.example' },
    {
      mail: {
        server: { host: '::1', port: 25, encryption: 'none', credentials: null },
        from: { name: null, address: 'post@kin.example' },
      },
    },
  ],
  [
    { MAIL_URL: 'smtp://relay:25?tls=off' },
    { mail: { server: { host: 'relay', port: 25, encryption: 'none' } } },
  ],
  [
    { OPERATOR_NAME: ' Oak Street ', CONTACT_EMAIL: ' a.b@oak.example ', COUNTRY: 'DE' },
    {
      site: {
        texts: { OPERATOR_NAME: 'Oak Street', CONTACT_EMAIL: 'a.b@oak.example', COUNTRY: 'DE' },
      },
    },
  ],
  [
    { RATE_LIMITS: 'on', ...PRODUCTION_VARIABLES },
    {
      rateLimits: true,
      production: true,
      site: { texts: OPERATOR_VARIABLES, production: true },
    },
  ],
])('%j is understood', (environment: Record<string, string>, expected) => {
  expect(readConfiguration(environment)).toMatchObject(expected);
});

describe('mistakes', () => {
  test.each([
    ...['-1', '65536', '3000x', '3.5', '0x10', '99999999'].map((PORT) => ({ PORT })),
    ...['my host', 'http://127.0.0.1', 'a/b'].map((HOST) => ({ HOST })),
    ...['-1', '65536', 'on', '3000'].map((METRICS_PORT) => ({ METRICS_PORT })),
    { METRICS_PORT: '8080', PORT: '8080' },
    ...['-1', '60001', 'never'].map((SLOW_STATEMENT) => ({ SLOW_STATEMENT })),
    ...['localhost:4318', 'grpc://collector', 'http://'].map((OTEL_EXPORTER_OTLP_ENDPOINT) => ({
      OTEL_EXPORTER_OTLP_ENDPOINT,
    })),
    ...['my host', '*'].map((METRICS_HOST) => ({ METRICS_HOST })),
    ...['mysql://x', 'sqlite:', 'data.db', 'sqlite://data/a.db', 'sqlite::memory:', 'memory'].map(
      (DATABASE_URL) => ({ DATABASE_URL }),
    ),
    ...['postgres:kin', 'postgres://db', 'postgres://db/', 'postgres://'].map((DATABASE_URL) => ({
      DATABASE_URL,
    })),
    ...['0', '-1', '1000', 'many'].map((DATABASE_CONNECTIONS) => ({ DATABASE_CONNECTIONS })),
    ...['sqlite:x.db', 'postgres://standby'].map((DATABASE_READ_URL) => ({ DATABASE_READ_URL })),
    ...['session', 'yes'].map((DATABASE_POOLER) => ({ DATABASE_POOLER })),
    ...['redis:', 'redis://', 'redis://cache/kin', 'nats://cache', 'memory:'].map((EVENTS_URL) => ({
      EVENTS_URL,
    })),
    ...['kin.example', 'https://kin.example/app', 'ftp://kin.example', 'https://a@kin.example'].map(
      (PUBLIC_URL) => ({ PUBLIC_URL }),
    ),
    ...[
      'true',
      '11',
      '-1',
      'everyone',
      '10.0.0.0/33',
      '10.0.0.0/8/8',
      '::/129',
      '10.0.0.0/',
      ',',
    ].map((TRUST_PROXY) => ({ TRUST_PROXY })),
    ...['loud', 'INFO'].map((LOG_LEVEL) => ({ LOG_LEVEL })),
    ...['yes', 'OFF'].map((RATE_LIMITS) => ({ RATE_LIMITS })),
    ...['closed', 'Open'].map((REGISTRATION) => ({ REGISTRATION })),
    ...['0', '100', 'many', '1.5'].map((INVITATIONS) => ({ INVITATIONS })),
    { SITE_NAME: 'x'.repeat(81) },
    ...['/srv', 'folder:', 's3:bucket', 's3://B', 's3://hearth?prefix=kin'].map((BACKUP_URL) => ({
      BACKUP_URL,
      ...S3_KEY,
    })),
    ...['s3://rosa:bread@hearth', 's3://hearth?endpoint=10.0.0.2', 's3://hearth?region='].map(
      (BACKUP_URL) => ({ BACKUP_URL, ...S3_KEY }),
    ),
    { BACKUP_URL: 's3://hearth', AWS_ACCESS_KEY_ID: 'rosa' },
    ...['0', '-1', '5GB', '1.5'].map((FILES_LIMIT) => ({ FILES_LIMIT })),
    ...['/srv', 'folder:', 'memory', 's3://B'].map((FILES_URL) => ({ FILES_URL, ...S3_KEY })),
    { FILES_URL: 's3://hearth', AWS_SECRET_ACCESS_KEY: 'bread' },
    ...['24', '-1', '3.5', 'noon'].map((BACKUP_HOUR) => ({ BACKUP_HOUR })),
    ...['0', '1001'].map((BACKUP_KEEP) => ({ BACKUP_KEEP })),
    ...['age1', 'AGE-SECRET-KEY-1'].map((BACKUP_RECIPIENT) => ({
      BACKUP_RECIPIENT,
      BACKUP_URL: 'folder:/srv',
    })),
    { BACKUP_RECIPIENT: `age1${'q'.repeat(58)}` },
    { NODE_ENV: 'staging' },
    ...[
      ...['smtp:', 'smtp://', 'relay.example', 'http://relay.example', 'folder:', 'memory', 'none'],
      ...['smtp://kin@relay.example', 'smtp://kin:%ZZ@relay.example', 'smtp://relay.example/path'],
      ...['smtp://relay.example?tls=maybe', 'smtps://relay.example?tls=off', 'smtp://relay:99999'],
    ].map((MAIL_URL) => ({ MAIL_URL })),
    ...['x', 'ab'.repeat(31), `${'ab'.repeat(32)},x`, ',', 'ab'.repeat(33)].map((SECRETS_KEY) => ({
      SECRETS_KEY,
    })),
    ...['kin', 'Kin <kin>', 'a@kin.example, b@kin.example', 'Kin\r\nBcc: a <b@kin.example>'].map(
      (MAIL_FROM) => ({ MAIL_FROM }),
    ),
  ])('%j is refused in one sentence that names it', (environment: Record<string, string>) => {
    const [name = ''] = Object.keys(environment);
    expect(() => readConfiguration(environment)).toThrow(new RegExp(`^${name} [^\\n]+\\.$`));
  });

  test.each([
    ...['\u200b', 'x'.repeat(81), 'Oak\u0007Street'].map((OPERATOR_NAME) => ({ OPERATOR_NAME })),
    ...['oak', 'a b@oak.example', 'a@oak.example?cc=b@oak.example', 'a%@oak.example'].map(
      (CONTACT_EMAIL) => ({ CONTACT_EMAIL }),
    ),
    ...['Germany', 'de', 'ZZ', 'XX', 'D'].map((COUNTRY) => ({ COUNTRY })),
  ])('%j says nothing of who runs the site', (wrong: Record<string, string>) => {
    const [name = ''] = Object.keys(wrong);
    expect(() => readConfiguration({ ...OPERATOR_VARIABLES, ...wrong })).toThrow(
      new RegExp(`^${name} must be [^\\n]+\\.$`),
    );
  });

  test.each(Object.keys(OPERATOR_VARIABLES))(
    'nothing starts without %s where the two others are set',
    (name) => {
      for (const NODE_ENV of ['production', 'development']) {
        const environment = { ...PRODUCTION_VARIABLES, [name]: ' ', NODE_ENV };
        expect(() => readConfiguration(environment)).toThrow(
          new RegExp(`^${name} must be [^\\n]+\\.$`),
        );
      }
    },
  );

  test('production sends no mails without the address for their links', () => {
    const environment = { NODE_ENV: 'production', ...OPERATOR_VARIABLES, ALLOW_HTTP: 'yes' };
    const MAIL_URL = 'smtp://relay.example';
    expect(() => readConfiguration({ ...environment, MAIL_URL })).toThrow(
      /^PUBLIC_URL must [^\n]+\.$/,
    );
    expect(
      readConfiguration({ ...environment, MAIL_URL, PUBLIC_URL: 'https://kin.example' }).mail,
    ).toMatchObject({ transport: 'smtp' });
  });

  test('production sends no mails from nobody', () => {
    const environment = { NODE_ENV: 'production', PUBLIC_URL: 'https://kin.example' };
    const MAIL_URL = 'smtp://relay.example';
    expect(() => readConfiguration({ ...environment, MAIL_URL })).toThrow(
      /^MAIL_FROM or CONTACT_EMAIL must be set [^\n]+\.$/,
    );
    const MAIL_FROM = 'post@kin.example';
    expect(readConfiguration({ ...environment, MAIL_URL, MAIL_FROM }).mail).toMatchObject({
      from: { name: null, address: MAIL_FROM },
    });
  });

  test('production writes no mails into a folder, where their links would be for anyone to read', () => {
    const environment = { ...PRODUCTION_VARIABLES, MAIL_URL: 'folder:./data/mail' };
    expect(() => readConfiguration(environment)).toThrow(
      /^MAIL_URL can't be a folder while NODE_ENV is production, [^\n]+\.$/,
    );
    for (const other of [{ MAIL_URL: 'memory:' }, { NODE_ENV: 'development' }]) {
      expect(readConfiguration({ ...environment, ...other })).toBeDefined();
    }
  });

  test('production on PostgreSQL has a key for secrets, which its processes share', () => {
    const DATABASE_URL = 'postgres://kin@db/kin';
    const environment = { ...PRODUCTION_VARIABLES, DATABASE_URL, SECRETS_KEY: undefined };
    expect(() => readConfiguration(environment)).toThrow(
      /^SECRETS_KEY must be set while NODE_ENV is production and [^\n]+\.$/,
    );
    for (const other of [
      { SECRETS_KEY: 'ab'.repeat(32) },
      { DATABASE_URL: 'sqlite:a.db' },
      { NODE_ENV: 'development' },
    ]) {
      expect(readConfiguration({ ...environment, ...other })).toBeDefined();
    }
  });

  test('no key is repeated', () => {
    const SECRETS_KEY = 'ab'.repeat(31);
    expect(() => readConfiguration({ SECRETS_KEY })).toThrow(/^(?!.*abab)/);
  });

  test('no password in an address is repeated', () => {
    const environment = { MAIL_URL: 'smtp://kin:secret@relay.example?tls=maybe' };
    expect(() => readConfiguration(environment)).toThrow(/^(?!.*secret)/);
  });
  test.each([undefined, 'http://hearthkin.example'])(
    'production does not start with PUBLIC_URL %s unless it may be reached without https',
    (PUBLIC_URL) => {
      const environment = { ...PRODUCTION_VARIABLES, PUBLIC_URL, ALLOW_HTTP: undefined };
      const refusal =
        /^PUBLIC_URL must be an https address while NODE_ENV is production, [^\n]+ ALLOW_HTTP=yes\.$/;
      expect(() => readConfiguration(environment)).toThrow(refusal);
      expect(() => readConfiguration({ ...environment, ALLOW_HTTP: 'no' })).toThrow(refusal);
      expect(readConfiguration({ ...environment, ALLOW_HTTP: 'yes' })).toBeDefined();
      expect(readConfiguration({ ...environment, NODE_ENV: 'development' })).toBeDefined();
      const safe = { ...environment, PUBLIC_URL: 'https://hearthkin.example' };
      expect(readConfiguration(safe)).toMatchObject({ production: true });
    },
  );

  test('commands that only need storage are not asked who runs the site', () => {
    const environment = { NODE_ENV: 'production', DATABASE_URL: 'sqlite:/srv/a.db', PORT: 'x' };
    expect(readStorageChoice(environment)).toEqual({ engine: 'sqlite', file: '/srv/a.db' });
    expect(() => readStorageChoice({ DATABASE_URL: 'x' })).toThrow(/^DATABASE_URL must be /);
  });

  test('commands that work beside servers are asked only what they share with them', () => {
    const environment = { NODE_ENV: 'production', RATE_LIMITS: 'off', PORT: 'x' };
    const DATABASE_URL = 'postgres://pooler/kin';
    expect(readSharedConfiguration({ ...environment, DATABASE_URL })).toMatchObject({
      storage: { engine: 'postgres', url: DATABASE_URL },
      events: { broker: 'postgres', url: DATABASE_URL },
    });
    const EVENTS_URL = 'redis://events:6379';
    const pooled = { DATABASE_URL, DATABASE_POOLER: 'transaction' };
    expect(readSharedConfiguration({ ...pooled, EVENTS_URL })).toMatchObject({
      events: { broker: 'redis', url: EVENTS_URL },
    });
    expect(() => readSharedConfiguration(pooled)).toThrow(/^EVENTS_URL must be the address of /);
  });

  test('limits cannot be off in production', () => {
    const environment = {
      RATE_LIMITS: 'off',
      NODE_ENV: 'production',
      ALLOW_HTTP: 'yes',
      ...OPERATOR_VARIABLES,
    };
    expect(() => readConfiguration(environment)).toThrow(
      "RATE_LIMITS can't be off while NODE_ENV is production.",
    );
  });

  test.each([[undefined], ['postgres://pooler/kin']])(
    'events cannot come through a pooler, as with EVENTS_URL %s',
    (EVENTS_URL) => {
      const environment = { DATABASE_URL: 'postgres://pooler/kin', DATABASE_POOLER: 'transaction' };
      expect(() => readConfiguration({ ...environment, EVENTS_URL })).toThrow(
        /^EVENTS_URL must be the address of PostgreSQL itself or of Redis .+ transaction\.$/,
      );
    },
  );

  test('all are told at once, one a line', () => {
    const wrong = { PORT: 'x', DATABASE_URL: 'x', LOG_LEVEL: 'x', PUBLIC_URL: 'x' };
    const others = { NODE_ENV: 'production', RATE_LIMITS: 'off' };
    const told = (): string => {
      try {
        readConfiguration({ ...wrong, ...others });
        return '';
      } catch (error) {
        return (error as Error).message;
      }
    };
    const names = told()
      .split('\n')
      .map((line) => line.split(' ')[0]);
    const given = ['PORT', 'DATABASE_URL', 'PUBLIC_URL', 'LOG_LEVEL', 'RATE_LIMITS'];
    expect(names).toEqual(given);
  });
});

test.each([
  [{ NODE_ENV: 'production', ALLOW_HTTP: 'yes' }, 'none'],
  [{ NODE_ENV: 'production', ALLOW_HTTP: 'yes', MAIL_URL: 'memory:' }, 'required'],
  [
    {
      NODE_ENV: 'production',
      ALLOW_HTTP: 'yes',
      MAIL_URL: 'memory:',
      CONFIRM_EMAIL: 'optional',
    },
    'optional',
  ],
  [{ CONFIRM_EMAIL: 'required' }, 'required'],
  [{}, 'optional'],
])('with %o addresses are confirmed as %s', (environment, confirmation) => {
  expect(readConfiguration({ ...OPERATOR_VARIABLES, ...environment })).toMatchObject({
    confirmation,
  });
});

test('nobody has to confirm an address where no mails are sent', () => {
  const environment = { ...OPERATOR_VARIABLES, NODE_ENV: 'production', CONFIRM_EMAIL: 'required' };
  expect(() => readConfiguration(environment)).toThrow(
    'CONFIRM_EMAIL can only be required where MAIL_URL is set.',
  );
});

describe('a variable that is near to a setting', () => {
  test.each([
    ['DATABSE_URL', 'DATABASE_URL'],
    ['database_url', 'DATABASE_URL'],
    ['PUBLIC_ULR', 'PUBLIC_URL'],
    ['LOGLEVEL', 'LOG_LEVEL'],
  ])('such as %s is named with %s', (name, meant) => {
    const sentence = `${name} isn't a setting: did you mean ${meant}?`;
    const environment = { [name]: 'sqlite:elsewhere.db' };
    for (const read of [readConfiguration, readSharedConfiguration, readStorageChoice]) {
      expect(() => read(environment)).toThrow(new RegExp(`^${sentence.replace('?', '\\?')}$`));
    }
  });

  test('is named beside other mistakes, a line each', () => {
    expect(() => readConfiguration({ CONTACT_EMIAL: 'a@oak.example', PORT: 'x' })).toThrow(
      "CONTACT_EMIAL isn't a setting: did you mean CONTACT_EMAIL?\nPORT must",
    );
  });

  test.each([
    { HOME: '/root', PATH: '/bin', POST: '1' },
    { DATABASE_URL: 'memory:', DATABASE_URI: 'for another program' },
    { DATABSE_URL: ' ' },
  ])('is nothing to complain of where it may be something else: %j', (environment) => {
    expect(readConfiguration(environment).port).toBe(3000);
  });
});

describe('a setting in a file', () => {
  const folder = makeTemporaryFolder();
  const file = join(folder, 'database-url');
  writeFileSync(file, 'postgres://kin:secret@db/kin\n');

  test('is read, and its name is no slip', () => {
    const environment = { DATABASE_URL_FILE: file };
    const url = 'postgres://kin:secret@db/kin';
    expect(readConfiguration(environment).storage).toMatchObject({ url });
    expect(readStorageChoice(environment)).toMatchObject({ url });
    expect(describeSettings(environment)[0]).toEqual({
      name: 'DATABASE_URL',
      value: `in ${file}`,
      isDefault: false,
    });
  });

  test.each([
    [{ DATABASE_URL_FILE: folder }, /^DATABASE_URL_FILE must name a file that can be read, and /],
    [{ PORT: '3000', PORT_FILE: file }, /^Set either PORT or PORT_FILE, not both\.$/],
  ])('is refused where it cannot be read or is given twice: %j', (environment, sentence) => {
    expect(() => readConfiguration(environment)).toThrow(sentence);
  });
});

describe('the settings that are printed', () => {
  const find = (environment: Record<string, string>, name: string) =>
    describeSettings(environment).find((setting) => setting.name === name);

  test.each([
    ['DATABASE_URL', 'postgres://kin:se%2Fcret@db:5433/kin?password=x', 'postgres://…@db:5433/kin'],
    ['DATABASE_URL', 'sqlite:./data/kin.db', 'sqlite:./data/kin.db'],
    ['EVENTS_URL', 'redis://cache', 'redis://cache'],
    ['MAIL_URL', 'smtp://kin:pass@relay', 'smtp://…@relay'],
    ['MAIL_URL', 'smtp://kin:pa/ss@relay', 'covered'],
    ['SECRETS_KEY', 'ab'.repeat(32), 'covered'],
    ['AWS_SECRET_ACCESS_KEY', 'bread', 'covered'],
    ['PORT', ' 3100 ', '3100'],
  ])('show %s=%s as %s', (name, given, value) => {
    expect(find({ [name]: given }, name)).toEqual({ name, value, isDefault: false });
  });

  test.each([
    ['DATABASE_URL', 'sqlite:./data/hearthkin.db'],
    ['PORT', '3000'],
    ['PUBLIC_URL', 'none'],
    ['SECRETS_KEY', 'none'],
  ])('have the default of %s, %s', (name, value) => {
    expect(find({}, name)).toEqual({ name, value, isDefault: true });
  });

  test('begin with those that are given', () => {
    expect(describeSettings({ STREAMS: '7' })[0]?.name).toBe('STREAMS');
  });
});

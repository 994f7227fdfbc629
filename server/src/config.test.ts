import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { WORKSPACE } from '../test/database.ts';
import { readConfig, VARIABLES } from './config.ts';
import { ConfigError } from './config/problem.ts';
import { MODULE_NAMES } from './modules/manifests.ts';

const read = (env: Record<string, string>) => readConfig(env, WORKSPACE);

function problems(env: Record<string, string>): Record<string, string> {
  try {
    read(env);
  } catch (error) {
    if (error instanceof ConfigError) return Object.fromEntries(error.problems.map(({ variable, problem }) => [variable, problem]));
    throw error;
  }
  return {};
}

describe('readConfig', () => {
  test('it needs nothing', () => {
    expect(read({ PATH: '/bin', HOME: '/root', PORT: ' ' })).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      publicUrl: 'http://localhost:8080',
      trustProxy: [],
      modules: [...MODULE_NAMES],
      databaseUrl: undefined,
      links: {},
      dataDir: `${WORKSPACE}.data`,
      logLevel: 'error',
      shellDir: `${WORKSPACE}shell/dist`,
      gamesDir: `${WORKSPACE}shared/games/dist`,
    });
  });

  test('it takes every setting', () => {
    const config = read({
      PORT: '9000',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://example.org/',
      TRUST_PROXY: '10.0.0.0/8, ::1',
      MODULES: 'site,identity',
      DATA_DIR: '/srv/data',
      DATABASE_URL: 'postgres://a:b@db/mortar',
      LOG_LEVEL: 'info',
    });
    expect(config).toMatchObject({
      port: 9000,
      publicUrl: 'https://example.org',
      trustProxy: ['10.0.0.0/8', '::1'],
      modules: ['identity', 'site'],
    });
    expect(config).toMatchObject({ host: '0.0.0.0', dataDir: '/srv/data', databaseUrl: 'postgres://a:b@db/mortar', logLevel: 'info' });
  });

  test.each([
    [{}, true],
    [{ NODE_ENV: 'development' }, false],
    [{ SERVICE_WORKER: 'off' }, false],
    [{ SERVICE_WORKER: 'on', NODE_ENV: 'development' }, true],
  ])('it takes %j for a service worker: %s', (env, isOn) => {
    expect(read(env).serviceWorker).toBe(isOn);
  });

  test('it follows PORT with the public address', () => {
    expect(read({ PORT: '9000' }).publicUrl).toBe('http://localhost:9000');
  });

  test('it names social networks as they write themselves', () => {
    const url = 'https://example.org/mortar';
    expect(read({ LINK_BUY: url, LINK_SOCIAL_X: url, LINK_SOCIAL_GITHUB: url, LINK_IOS: url, LINK_SOCIAL_RED_NOTE: url }).links).toEqual({
      buy: url,
      iosStore: url,
      social: [
        { name: 'GitHub', url },
        { name: 'Red Note', url },
        { name: 'X', url },
      ],
    });
  });

  test('it takes the scheme of the native app', () => {
    expect(read({ LINK_APP: 'mortar://app' }).links).toEqual({ app: 'mortar://app' });
  });

  test.each([
    'https://example.org',
    'javascript://app',
    'intent://app',
    'data://x',
    'mortar:',
    'mortar://app/h5',
    'mortar://app?x',
    'Mortar app',
  ])('it takes no %s for the scheme of the native app', (value) => {
    expect(problems({ LINK_APP: value })).toEqual({
      LINK_APP: 'must be the native app’s own scheme with a name behind it, such as mortar://app',
    });
  });

  test.each([
    ['account', "'account' is now identity,moderation,ledger,rewards,telemetry"],
    ['dc', "'dc' is now games"],
    ['platform', "'platform' is now registry"],
  ])('it says what a module is called now: %s', (name, problem) => {
    expect(problems({ MODULES: `site,${name}` })).toEqual({ MODULES: problem });
  });

  test('it lists everything that is wrong at once, each with what to do', () => {
    const found = problems({
      PORT: '70000',
      HOST: 'a b',
      LOG_LEVEL: 'loud',
      LINK_BUY: 'javascript:alert(1)',
      MODULES: 'chat',
      DATABASE_URL: 'mysql://x/y',
    });
    expect(found).toEqual({
      PORT: 'must be a port number from 1 to 65535',
      HOST: 'must be an address or a host name to listen on, such as 127.0.0.1',
      LOG_LEVEL: 'must be one of fatal, error, warn, info, debug, trace, silent',
      LINK_BUY: 'must be an https:// address',
      MODULES:
        "no module 'chat'; known are identity, moderation, realtime, ledger, cards, telemetry, registry, games, uploads, notices, relations, rankings, rewards, chain, market, messaging, video, community, quiz, news, site",
      DATABASE_URL: 'must be postgres://user:password@host:port/database',
    });
  });

  test.each([
    ['S3_KEY', 'no such setting; known are S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY'],
    ['SMTP_HOST', 'no such setting; known are SMTP_URL'],
    ['CAPTCHA_SECRET', 'this version has its own human check and no other; unset it'],
    ['REDIS_HOST', 'no such setting; known are REDIS_URL'],
    [
      'OAUTH_GOOGLE_ID',
      'no such setting; known are OAUTH_GOOGLE_CLIENT_ID, OAUTH_GOOGLE_CLIENT_SECRET, OAUTH_GOOGLE_ISSUER, OAUTH_DISCORD_CLIENT_ID, OAUTH_DISCORD_CLIENT_SECRET, OAUTH_DISCORD_AUTHORIZE_URL, OAUTH_DISCORD_TOKEN_URL, OAUTH_DISCORD_USER_URL, OAUTH_X_CLIENT_ID, OAUTH_X_CLIENT_SECRET, OAUTH_X_AUTHORIZE_URL, OAUTH_X_TOKEN_URL, OAUTH_X_USER_URL',
    ],
    [
      'CHAIN_RPC_5',
      'no such setting; known are CHAIN_RPC_1, CHAIN_RPC_56, CHAIN_RPC_137, CHAIN_RPC_11155111, CHAIN_RPC_31337, CHAIN_DEPLOYER_KEY',
    ],
    ['BTC_ORD', 'no such setting; known are BTC_ESPLORA_URL, BTC_ORD_URL'],
    ['LINK_BYU', 'no such setting; known are LINK_BUY, LINK_COMMUNITY, LINK_IOS, LINK_ANDROID, LINK_APP, LINK_SOCIAL_<NAME>'],
    [
      'SECRET_SIGN',
      'no such setting; known are SECRET_SIGN_WEB, SECRET_SIGN_ANDROID, SECRET_SIGN_IOS, SECRET_SIGN_H5, SECRET_SESSION, SECRET_SOCKET, SECRET_REGISTRY',
    ],
  ])('it does not ignore %s', (variable, problem) => {
    expect(problems({ [variable]: 'x' })).toEqual({ [variable]: problem });
  });

  test.each([
    ['another port on this machine', { PORT: '9000', PUBLIC_URL: 'http://localhost:8080' }, /port is 8080, but the server listens on 9000/],
    ['plain http for a name that others use', { PUBLIC_URL: 'http://example.org' }, /make it https:\/\/example.org/],
  ])('it refuses %s', (_what, env, problem) => {
    expect(problems(env)['PUBLIC_URL']).toMatch(problem);
  });

  test.each([
    ['SMTP_URL', 'mail.example.org:25', 'smtp://user:hunter2@mail.example.org:587?requireTLS=true'],
    ['MAIL_FROM', 'Mortar <no-reply@example.org>, other@example.org', 'Mortar <no-reply@example.org>'],
    ['MAIL_FROM', 'no-reply@example.org>', 'no-reply@example.org'],
    ['ARWEAVE_GATEWAY', 'ar://gateway', 'https://arweave.net'],
    ['IPFS_GATEWAY', 'https://ipfs.example.org/ipfs', 'http://127.0.0.1:8081'],
  ])('it refuses a wrong %s and takes a right one', (variable, wrong, right) => {
    expect(problems({ [variable]: wrong })[variable]).toMatch(/^must be /);
    expect(Object.values(read({ [variable]: right }))).toContain(right);
  });

  test('it takes a third party whose credentials are whole, at the addresses that it is known to have', () => {
    const env = { OAUTH_X_CLIENT_ID: 'id', OAUTH_X_CLIENT_SECRET: 'secret', OAUTH_X_TOKEN_URL: 'http://localhost:4000/token' };
    expect(read(env).thirdParties).toEqual({
      x: {
        clientId: 'id',
        clientSecret: 'secret',
        authorizeUrl: 'https://x.com/i/oauth2/authorize',
        tokenUrl: 'http://localhost:4000/token',
        userUrl: 'https://api.x.com/2/users/me',
      },
    });
  });

  test.each([
    ['OAUTH_GOOGLE_CLIENT_ID', 'needs both OAUTH_GOOGLE_CLIENT_ID and OAUTH_GOOGLE_CLIENT_SECRET; set both or neither'],
    ['OAUTH_DISCORD_CLIENT_SECRET', 'needs both OAUTH_DISCORD_CLIENT_ID and OAUTH_DISCORD_CLIENT_SECRET; set both or neither'],
  ])('it refuses %s alone', (variable, problem) => {
    expect(problems({ [variable]: 'x' })).toEqual({ [variable]: problem });
  });

  test.each(['http://id.example.org', 'https://id.example.org/?a=b', 'http://localhost.example.org'])(
    'it refuses %s as the issuer',
    (issuer) => {
      expect(problems({ OAUTH_GOOGLE_ISSUER: issuer })).toEqual({
        OAUTH_GOOGLE_ISSUER: 'must be an https:// address, or one of this machine',
      });
    },
  );

  test('it takes a bucket of Amazon’s and one of another server', () => {
    const key = { S3_BUCKET: 'mortar-files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    const taken = { bucket: 'mortar-files', accessKeyId: 'id', secretAccessKey: 'secret' };
    expect(read({ ...key, S3_REGION: 'eu-central-1' }).s3).toEqual({ ...taken, region: 'eu-central-1' });
    const endpoint = 'http://files.example.org:9000';
    expect(read({ ...key, S3_ENDPOINT: endpoint }).s3).toEqual({ ...taken, endpoint, region: 'us-east-1' });
    expect(read({}).s3).toBeUndefined();
  });

  test('it names everything that is missing of a bucket', () => {
    const missing =
      'is missing; set S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY for files in S3, or no S3_* for files under DATA_DIR';
    expect(problems({ S3_BUCKET: 'mortar' })).toEqual({
      S3_ACCESS_KEY_ID: missing,
      S3_SECRET_ACCESS_KEY: missing,
      S3_REGION: 'is missing; set it, or S3_ENDPOINT for a server other than Amazon’s',
    });
    expect(problems({ S3_ENDPOINT: 'https://files.example.org', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'x' })).toEqual({
      S3_BUCKET: missing,
    });
  });

  test.each([
    ['S3_BUCKET', 'Mortar Files'],
    ['S3_ENDPOINT', 'files.example.org'],
    ['S3_ENDPOINT', 'https://id:secret@files.example.org'],
    ['S3_ENDPOINT', 'https://files.example.org/bucket'],
    ['S3_REGION', 'eu central'],
    ['S3_SECRET_ACCESS_KEY', 'two words'],
  ])('it refuses a wrong %s: %s', (variable, wrong) => {
    expect(problems({ [variable]: wrong })[variable]).toMatch(/^must be /);
  });

  test('it sends mail from the host of the site unless told otherwise', () => {
    expect(read({ PUBLIC_URL: 'https://play.example.org' }).mailFrom).toBe('Mortar <no-reply@play.example.org>');
  });

  test('it allows another port when a proxy stands between', () => {
    expect(read({ PORT: '9000', PUBLIC_URL: 'http://localhost:8080', TRUST_PROXY: '127.0.0.1' }).publicUrl).toBe('http://localhost:8080');
  });

  test('it never repeats the value, which may be a secret', () => {
    const message = (() => {
      try {
        read({ DATABASE_URL: 'hunter2', SECRET_SIGN_WEB: 'hunter2' });
      } catch (error) {
        return String(error);
      }
      return '';
    })();
    expect(message).toContain('DATABASE_URL');
    expect(message).not.toContain('hunter2');
  });
});

describe('docs/runbook.md', () => {
  /** `A_ID`, `_SECRET` stands for A_ID and A_SECRET. */
  function namesOf(cell: string): string[] {
    let whole = '';
    return [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => {
      if (!name.startsWith('_')) return (whole = name);
      const parts = whole.split('_');
      const names = parts.map((_part, count) => parts.slice(0, count).join('_') + name);
      return names.find((one) => one in VARIABLES) ?? name;
    });
  }

  test('its table has every setting, and no other', () => {
    const [, settings = ''] = readFileSync(`${WORKSPACE}docs/runbook.md`, 'utf8').split('\n## ');
    const rows = settings.matchAll(/^\| (`[A-Z].*?) \|/gm);
    const named = [...rows].flatMap(([, cell = '']) => namesOf(cell)).filter((name) => !name.startsWith('MORTAR_'));
    expect(named.toSorted()).toEqual(Object.keys(VARIABLES).toSorted());
  });
});

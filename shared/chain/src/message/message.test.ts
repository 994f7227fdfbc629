import { describe, expect, test } from '@jest/globals';
import { ParsedMessage } from '@spruceid/siwe-parser';
import { createSiweMessage, parseSiweMessage } from 'viem/siwe';
import {
  CHAINS,
  fromContent,
  readMessage,
  realChainId,
  STATEMENTS,
  textToSign,
  toContent,
  writeMessage,
  type SignInMessage,
} from './index.ts';

const MESSAGE: SignInMessage = {
  family: 'ethereum',
  domain: 'play.example.org:8443',
  address: '0xe5A12547fe4E872D192E3eCecb76F2Ce1aeA4946',
  statement: STATEMENTS.login,
  uri: 'https://play.example.org:8443',
  chainId: '1',
  nonce: '0123456789abcdef0123456789abcdef',
  issuedAt: '2026-03-01T10:00:00.000Z',
  expirationTime: '2026-03-01T10:05:00.000Z',
};
const TEXT = writeMessage(MESSAGE);

describe('writeMessage', () => {
  test.each(['login', 'bind', 'unbind'] as const)('it writes what the parsers of others read as ERC-4361: %s', (purpose) => {
    const text = writeMessage({ ...MESSAGE, statement: STATEMENTS[purpose] });
    const { domain, address, uri, nonce, issuedAt, expirationTime } = MESSAGE;
    const fields = { domain, address, statement: STATEMENTS[purpose], uri, version: '1', nonce };
    expect(new ParsedMessage(text)).toMatchObject({ ...fields, chainId: 1, issuedAt, expirationTime });
    expect(parseSiweMessage(text)).toMatchObject({ ...fields, chainId: 1, expirationTime: new Date(expirationTime) });
  });

  test('it writes the very text that viem writes', () => {
    const { domain, statement, uri, nonce } = MESSAGE;
    const address = MESSAGE.address as `0x${string}`;
    const times = { issuedAt: new Date(MESSAGE.issuedAt), expirationTime: new Date(MESSAGE.expirationTime) };
    expect(createSiweMessage({ domain, address, statement, uri, nonce, version: '1', chainId: 1, ...times })).toBe(TEXT);
  });

  test.each([
    ['bitcoin', 'Bitcoin', '000000000019d6689c085ae165831e93'],
    ['solana', 'Solana', 'mainnet'],
  ] as const)('it names the account and network of %s as CAIP-122 does', (family, name, chainId) => {
    const nonce = { nonce: MESSAGE.nonce, family, address: 'A'.repeat(32), domain: 'a.example', uri: 'https://a.example' };
    const text = textToSign({ ...nonce, issuedat: MESSAGE.issuedAt, expirationtime: MESSAGE.expirationTime }, 'login', 137);
    expect(text).toContain(`a.example wants you to sign in with your ${name} account:\n${'A'.repeat(32)}\n\nWelcome to Mortar!`);
    expect(text).toContain(`\nChain ID: ${chainId}\n`);
  });

  test('it asks by sentences of one line of the signs that ERC-4361 allows', () => {
    for (const statement of Object.values(STATEMENTS)) expect(statement).toMatch(/^[a-zA-Z0-9 :/?#@[\]!$&'()*+,;=._~-]+$/);
    expect(STATEMENTS.login).toMatch(/^Welcome to Mortar!.*transaction.*gas fee/);
    expect(STATEMENTS.unbind).toMatch(/^Authorize to disconnect current on-chain address from /);
  });
});

const replaced = (part: string | RegExp, by: string) => {
  const text = TEXT.replace(part, by);
  if (text === TEXT) throw new Error(`nothing was replaced: ${String(part)}`);
  return text;
};
const moved = (name: string, behind: string) => {
  const lines = TEXT.split('\n');
  const line = lines.find((each) => each.startsWith(name))!;
  const rest = lines.filter((each) => each !== line);
  rest.splice(rest.findIndex((each) => each.startsWith(behind)) + 1, 0, line);
  return rest.join('\n');
};
const FIELDS = ['URI', 'Version', 'Chain ID', 'Nonce', 'Issued At', 'Expiration Time'];

/** Everything that a text may not be; security C3. */
const NEGATIVE: [string, string][] = [
  ...FIELDS.map((name): [string, string] => [`a text without ${name}`, replaced(new RegExp(`\n${name}: .*`), '')]),
  ...FIELDS.map((name): [string, string] => [`an empty ${name}`, replaced(new RegExp(`\n${name}: .*`), `\n${name}: `)]),
  ...FIELDS.slice(0, -1).map((name, index): [string, string] => [`${name} behind ${FIELDS[index + 1]}`, moved(name, FIELDS[index + 1]!)]),
  ['no domain', replaced(/^\S+/, '')],
  ['a domain with a path', replaced(/^\S+/, 'play.example.org/x')],
  ['a domain with a user', replaced(/^\S+/, 'user@play.example.org')],
  ['a scheme before the domain', replaced(/^/, 'https://')],
  ['no address', replaced(`${MESSAGE.address}\n`, '\n')],
  ['another kind of account', replaced('Ethereum account', 'Dogecoin account')],
  ['no statement', replaced(`${MESSAGE.statement}\n`, '\n')],
  ['a statement of two lines', replaced('Welcome to Mortar! ', 'Welcome to Mortar!\n')],
  ['a statement with a carriage return', replaced('Welcome to Mortar! ', 'Welcome to Mortar!\r\n')],
  ['a statement beyond ASCII', replaced('Welcome', 'Ｗelcome')],
  ['one more empty line', replaced(`\n\n${MESSAGE.statement}`, `\n\n\n${MESSAGE.statement}`)],
  ['one empty line less', replaced(`\n\nURI`, `\nURI`)],
  ['lines that end as on Windows', TEXT.replaceAll('\n', '\r\n')],
  ['a uri that is none', replaced(/URI: .*/, 'URI: _not_a_uri_')],
  ['another scheme', replaced(/URI: https/, 'URI: javascript')],
  ['version 2', replaced('Version: 1', 'Version: 2')],
  ['a network that is no number', replaced('Chain ID: 1', 'Chain ID: ?')],
  ['a short nonce', replaced(/Nonce: .*/, 'Nonce: 1234567')],
  ['a nonce with other signs', replaced(/Nonce: .*/, 'Nonce: 1234-5678')],
  ['a time that is not ISO 8601', replaced(/Issued At: .*/, 'Issued At: Sun Mar 01 2026 10:00:00 GMT+0000')],
  ['a time of another zone', replaced(/Issued At: .*/, 'Issued At: 2026-03-01T10:00:00.000+08:00')],
  ['an end that is no time', replaced(/Expiration Time: .*/, 'Expiration Time: never')],
  ['a beginning in the future', `${TEXT}\nNot Before: 2100-01-01T00:00:00.000Z`],
  ['an id of the request', `${TEXT}\nRequest ID: some_id`],
  ['resources', `${TEXT}\nResources:\n- https://play.example.org/login`],
  ['a line behind the end', `${TEXT}\n`],
  ['a space behind the end', `${TEXT} `],
  ['a space before the beginning', ` ${TEXT}`],
  ['a mark of byte order', `\uFEFF${TEXT}`],
  ['a field twice', replaced(/(Nonce: .*)/, '$1\n$1')],
  ['a text of somebody else', 'I agree to send everything'],
  ['nothing', ''],
];

describe('readMessage', () => {
  test('it reads back every field of what was written', () => {
    expect(readMessage(TEXT)).toEqual(MESSAGE);
    const bitcoin = { ...MESSAGE, family: 'bitcoin', address: 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l' } as const;
    expect(readMessage(writeMessage(bitcoin))).toEqual(bitcoin);
  });

  test.each(NEGATIVE)('it takes nothing from %s', (_what, text) => {
    expect(readMessage(text)).toBeUndefined();
  });
});

describe('content', () => {
  test('it is the hex of the text, with or without 0x', () => {
    expect(toContent('Aé')).toBe('41c3a9');
    expect([fromContent('41c3a9'), fromContent('0x41C3A9')]).toEqual(['Aé', 'Aé']);
    expect(fromContent(toContent(TEXT))).toBe(TEXT);
  });

  test.each(['4', '4g', 'ff', 'c3', '0x0x41'])('it is nothing for %s', (content) => {
    expect(fromContent(content)).toBeUndefined();
  });
});

test('networks are those of the specification, whose 5 is Sepolia', () => {
  expect([1, 56, 137, 5].map((id) => CHAINS[realChainId(id)]?.name)).toEqual(['Ethereum', 'BNB Smart Chain', 'Polygon', 'Sepolia']);
});

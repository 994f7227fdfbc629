import type { Operation } from '@mortar/protocol';
import type { TSchema } from 'typebox';

/** Chance that a seed decides: what failed once fails again. */
export type Luck = () => number;

/** mulberry32. */
export function createLuck(seed: number): Luck {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const oneOf = <Value>(luck: Luck, values: readonly Value[]): Value => values[Math.floor(luck() * values.length)]!;

/** Texts that break what reads them carelessly. */
const TEXTS = [
  '',
  '\0',
  'a\0b',
  '1e309',
  '-1',
  '0',
  '1.5',
  '9'.repeat(15),
  '9'.repeat(16),
  '9007199254740993',
  '9007199254740993.9007199254740993',
  '9'.repeat(400),
  'NaN',
  'constructor',
  '__proto__',
  '../../secret',
  '%00',
  '%E0%A4%A',
  '\ud800',
  "' or 1=1 --",
  '{"a":1}',
  '[]',
  '\u202e\ufeff',
  '//host',
  'x'.repeat(5000),
];
const VALUES: unknown[] = [...TEXTS, null, true, -1, 0.5, 2 ** 53, 1e308, [], {}, [[[]]], ['\0'], { constructor: 1 }, { toString: null }];
/** Texts as they are meant, for patterns to choose from. */
const MEANT = [
  ...'someone@example.com 1234 1 2 12 en 1.1 1.0.0 gamehub closed kiln-stack /index https://example.org/x 0,0,10,10 1.gamehub.1.0'.split(
    ' ',
  ),
  ...[16, 22, 32, 43, 64, 128].map((length) => 'a'.repeat(length)),
  ...[40, 130].map((length) => `0x${'a'.repeat(length)}`),
  '2026-01-01T00:00:00.000Z',
];

type Node = TSchema & {
  anyOf?: Node[];
  enum?: unknown[];
  const?: unknown;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  items?: Node;
  properties?: Record<string, Node>;
};

/** A value as a schema means it, as far as that can be told. */
function meant(luck: Luck, schema: Node): unknown {
  if (schema.anyOf) return meant(luck, oneOf(luck, schema.anyOf));
  if (schema.enum) return oneOf(luck, schema.enum);
  if ('const' in schema) return schema.const;
  if (schema.properties) return objectFor(luck, schema, 0);
  if (schema.items) return Array.from({ length: Math.floor(luck() * 3) }, () => meant(luck, schema.items!));
  const { type, pattern } = schema as { type?: string; pattern?: string };
  if (type === 'integer' || type === 'number') return oneOf(luck, [schema.minimum ?? 0, schema.maximum ?? 1, 1]);
  if (type === 'boolean') return luck() < 0.5;
  const fitting = pattern === undefined ? MEANT : MEANT.filter((text) => new RegExp(pattern, 'u').test(text));
  return oneOf(luck, fitting.length > 0 ? fitting : MEANT);
}

function objectFor(luck: Luck, { properties = {} }: Node, hostility: number): Record<string, unknown> {
  const pairs = Object.entries(properties).flatMap(([name, schema]): [string, unknown][] => {
    if (luck() < hostility / 3) return [];
    return [[name, luck() < hostility ? oneOf(luck, VALUES) : meant(luck, schema)]];
  });
  return Object.fromEntries(pairs);
}

const asText = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
const query = (input: object) => new URLSearchParams(Object.entries(input).map(([name, value]) => [name, asText(value)])).toString();

const JSON_TYPE = 'application/json';
/** Bodies that are no object of ours, or no JSON. */
const RAW: readonly [type: string, body: string | Buffer][] = [
  [JSON_TYPE, ''],
  [JSON_TYPE, '{'],
  [JSON_TYPE, 'null'],
  [JSON_TYPE, '"\\u0000"'],
  [JSON_TYPE, '['.repeat(20_000)],
  [JSON_TYPE, '{"a":'.repeat(5000)],
  [JSON_TYPE, '{"__proto__":{"admin":true}}'],
  [JSON_TYPE, '{"pageSize":1e999}'],
  [JSON_TYPE, Buffer.from([0xff, 0xfe, 0x00])],
  ['text/plain', '{}'],
  ['application/x-www-form-urlencoded', 'a=1'],
  ['multipart/form-data', 'no boundary'],
  ['x', '{}'],
  ['', '{}'],
];
const part = (name: string, more = '') => `--edge\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\nvalue\r\n`;
const FORM_TYPE = 'multipart/form-data; boundary=edge';
/** Forms that are none, or end in the middle. */
const FORMS: readonly [type: string, body: string | Buffer][] = [
  ['multipart/form-data', part('file')],
  ['multipart/form-data; boundary=', part('file')],
  [`multipart/form-data; boundary=${'e'.repeat(300)}`, part('file')],
  [FORM_TYPE, ''],
  [FORM_TYPE, '--edge--'],
  [FORM_TYPE, part('purpose')],
  [FORM_TYPE, part('file', '; filename="a.png"')],
  [FORM_TYPE, `${part('purpose')}${part('file', '; filename="a\0.png"')}--edge--\r\n`],
  [FORM_TYPE, `${part('file', '; filename="a.png"')}--edge--\r\n`],
  [FORM_TYPE, `${part('__proto__')}${part('constructor')}--edge--\r\n`],
  [FORM_TYPE, `${part('a').repeat(50)}--edge--\r\n`],
  [FORM_TYPE, '--edge\r\n\r\n\r\n--edge--\r\n'],
  [FORM_TYPE, `--edge\r\n${'x'.repeat(20_000)}`],
  [FORM_TYPE, Buffer.from(Array.from({ length: 300 }, (_, index) => (index * 89) & 255))],
];

/** A call that somebody makes who means harm, or a program that is broken. */
export interface HostileCall {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
  /** Its body, where that is an object: for whoever makes proofs of it. */
  input?: object;
}

/** Addresses that are none, or that nothing answers. */
export const HOSTILE_PATHS = [
  ...'// /// //[ //: //a:99999/x //host /%E0%A4%A /%00 /%ff /a%2fb /\\host /..%2f.. /; /?% /?mf=%00 /* /:id'.split(' '),
  ...'/games/%00 /games/%E0%A4%A /games/constructor /index?path=//host&canary=%00 /dev/mailbox/%00'.split(' '),
  ...'/r/constructor/1/entry.js /r/%00/1/x.js /g/%E0/x/y /files/%00 /preview/%00 /shell/%E0%A4%A/x'.split(' '),
  `/${'a'.repeat(10_000)}`,
];

/** A hostile call of an endpoint: wrong values in what it takes, or what it does not take at all. */
export function hostileCall(luck: Luck, { endpoint, schemas }: Operation): HostileCall {
  const { method, path, encoding } = endpoint;
  const headers = { 'idempotency-key': Array.from({ length: 32 }, () => Math.floor(luck() * 16).toString(16)).join('') };
  if (method === 'GET') {
    const asked = luck() < 0.1 ? oneOf(luck, ['%', '%00=%00', 'a[]=1&a[]=2', '__proto__[a]=1', 'pageSize=1&pageSize=2', '&&&']) : undefined;
    return { method, url: `${path}?${asked ?? query(objectFor(luck, (schemas.query ?? {}) as Node, 0.4))}`, headers };
  }
  const [type, payload] = oneOf(luck, encoding === 'form' ? FORMS : RAW);
  if (encoding === 'form' || luck() < 0.15)
    return { method, url: path, headers: { ...headers, ...(type && { 'content-type': type }) }, payload };
  const input = objectFor(luck, (schemas.body ?? {}) as Node, 0.3);
  return { method, url: path, headers: { ...headers, 'content-type': JSON_TYPE }, payload: JSON.stringify(input), input };
}

import { describe, expect, test } from '@jest/globals';
import { dropFactoryAbi, exchangeAbi, mysteryBoxAbi, nameRegistryAbi, orderBookAbi, resolverAbi } from '@mortar/abi';
import { decodeEventLog, pad, toHex, type Abi, type AbiEvent, type AbiParameter, type Hex } from 'viem';
import { eventLog, NOBODY } from '../testing/index.ts';
import { saleEvents, transferEvents } from './index.ts';
import { eventReader } from './read.ts';

const ABIS: [string, Abi][] = Object.entries({ dropFactoryAbi, exchangeAbi, mysteryBoxAbi, nameRegistryAbi, orderBookAbi, resolverAbi });
const SEEDS = [0, 1, 7];

/** A value of a type, which fills it from the left and from the right. */
function valueOf({ type, ...rest }: AbiParameter, seed: number): unknown {
  const digit = (10 + seed).toString(16);
  if (type === 'tuple') {
    const { components } = rest as { components: AbiParameter[] };
    return Object.fromEntries(components.map((each, index) => [each.name, valueOf(each, seed + index)]));
  }
  if (type.endsWith('[]')) return [0, 1].map((index) => valueOf({ ...rest, type: type.slice(0, -2) }, seed + index));
  const size = Number(/\d+$/.exec(type)?.[0] ?? 0);
  if (type === 'bool') return seed % 2 === 1;
  if (type === 'address') return seed === 0 ? NOBODY : pad(`0x${digit}${digit}`, { size: 20, dir: 'right' });
  if (type === 'string') return `text "${seed}"`;
  if (type.startsWith('bytes')) return size ? pad(`0x${digit}1`, { size, dir: 'right' }) : `0x${digit.repeat(2 * seed)}`;
  const value = seed === 0 ? 0n : 2n ** BigInt(size) - BigInt(seed);
  return size > 48 ? value : Number(value);
}

/** viem writes addresses in the case of EIP-55. */
const plain = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${part}n` : part)).replace(/"0x[0-9a-fA-F]{40}"/g, (address) =>
      address.toLowerCase(),
    ),
  );

describe.each(ABIS)('%s', (_, abi) => {
  const events = abi.filter((item): item is AbiEvent => item.type === 'event');
  test.each(events.map((event) => [event.name, event] as const))('%s is read as viem reads it', (name, event) => {
    const reader = eventReader(abi, [name]);
    for (const seed of SEEDS) {
      const args = Object.fromEntries(event.inputs.map((input, index) => [input.name, valueOf(input, seed + index)]));
      const { topics, data } = eventLog(NOBODY, abi, name, args);
      const expected = decodeEventLog({ abi, eventName: name, topics: topics as [Hex], data });
      expect(plain(reader.read({ topics, data }))).toEqual(plain({ ...expected, args: expected.args ?? {} }));
    }
  });
});

test('what is none of the events that are read says nothing', () => {
  const log = eventLog(NOBODY, exchangeAbi, 'CurrencySet', { currency: NOBODY, isTaken: true });
  const reader = eventReader(exchangeAbi, ['CurrencySet']);
  expect(reader.read(log)).toBeDefined();
  expect(saleEvents.read(log)).toBeUndefined();
  expect(reader.read({ ...log, data: `0x${log.data.slice(4)}` })).toBeUndefined();
  expect(reader.read({ ...log, data: toHex(2n, { size: 32 }) })).toBeUndefined();
  expect(reader.read({ ...log, topics: log.topics.slice(0, 1) })).toBeUndefined();
  expect(reader.read({ topics: [], data: '0x' })).toBeUndefined();
});

test('a transfer of ERC-20 is none of a collectible', () => {
  const [selector] = transferEvents.topics as [Hex];
  const word = pad('0x1', { size: 32 });
  expect(transferEvents.read({ topics: [selector, word, word, word], data: '0x' })).toBeDefined();
  expect(transferEvents.read({ topics: [selector, word, word], data: word })).toBeUndefined();
});

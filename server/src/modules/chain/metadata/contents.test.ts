import { expect, test } from '@jest/globals';
import { createContents } from './contents.ts';

const CID = 'bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy';
const TRANSACTION = 'pXhDbDWdQF_7uQGPJ5JtgWhZ8dQUUzIvlMqZ3pOV6Ts';
const pins = { find: () => Promise.resolve(undefined) };

/** Contents whose servers answer so; what they were asked stands in `asked`. */
function contentsOf(network: 'ipfs' | 'arweave' | undefined, answer: { bytes: Buffer } | { fault: 'unreachable' }) {
  const asked: string[] = [];
  const ask = (url: string) => {
    asked.push(url);
    return Promise.resolve(answer);
  };
  const gateways = network ? { [network]: { address: 'http://gateway.test', ask } } : {};
  return { asked, contents: createContents({ pins, fetchFile: ask, gateways }) };
}

test('without a gateway what this site does not keep of IPFS and Arweave is asked of nobody, and said so', async () => {
  const { asked, contents } = contentsOf(undefined, { bytes: Buffer.from('x') });
  for (const address of [`ipfs://${CID}/1`, `https://gateway.test/ipfs/${CID}/1`, `ar://${TRANSACTION}/1`])
    await expect(contents(address, 10)).rejects.toMatchObject({ fault: 'noGateway' });
  expect(asked).toEqual([]);
});

test.each([
  ['ipfs', `ipfs://${CID}/a b.png`, `/ipfs/${CID}/a%20b.png`],
  ['ipfs', `ipfs://ipfs/${CID}`, `/ipfs/${CID}`],
  ['ipfs', `https://elsewhere.test/ipfs/${CID}/1?download#top`, `/ipfs/${CID}/1`],
  ['arweave', `ar://${TRANSACTION}`, `/${TRANSACTION}`],
  ['arweave', `AR://${TRANSACTION}/a b/1.json?x#y`, `/${TRANSACTION}/a%20b/1.json`],
] as const)('of %s %s is asked of the gateway alone', async (network, address, path) => {
  const { asked, contents } = contentsOf(network, { bytes: Buffer.from('x') });
  expect(await contents(address, 10)).toEqual(Buffer.from('x'));
  expect(asked).toEqual([`http://gateway.test${path}`]);
});

test.each(['ar://short', `ar://${TRANSACTION}/../x`, `ar://${TRANSACTION}/a%2Fb`, `ar://${TRANSACTION}x`])(
  '%s leads to nothing on Arweave',
  async (address) => {
    const { asked, contents } = contentsOf('arweave', { bytes: Buffer.from('x') });
    await expect(contents(address, 10)).rejects.toMatchObject({ fault: 'notAllowed' });
    expect(asked).toEqual([]);
  },
);

test('a host that did not answer is left alone for a while, others are not', async () => {
  const { asked, contents } = contentsOf(undefined, { fault: 'unreachable' });
  for (const address of ['https://a.test/1', 'https://a.test/2', 'https://b.test/1'])
    await expect(contents(address, 10)).rejects.toMatchObject({ fault: 'unreachable' });
  expect(asked).toEqual(['https://a.test/1', 'https://b.test/1']);
});

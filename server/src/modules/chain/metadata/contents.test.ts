import { expect, test } from '@jest/globals';
import { createContents } from './contents.ts';

const CID = 'bafkreigh2akiscaildcqabsyg3dfr6chu3fgpregiymsck7e7aqa4s52zy';
const pins = { find: () => Promise.resolve(undefined) };

/** Contents whose servers answer so; what they were asked stands in `asked`. */
function contentsOf(gateway: string | undefined, answer: { bytes: Buffer } | { fault: 'unreachable' }) {
  const asked: string[] = [];
  const ask = (url: string) => {
    asked.push(url);
    return Promise.resolve(answer);
  };
  return { asked, contents: createContents({ pins, fetchFile: ask, gateway, askGateway: gateway === undefined ? undefined : ask }) };
}

test('without a gateway what this site does not keep of IPFS is asked of nobody, and said so', async () => {
  const { asked, contents } = contentsOf(undefined, { bytes: Buffer.from('x') });
  for (const address of [`ipfs://${CID}/1`, `https://gateway.test/ipfs/${CID}/1`])
    await expect(contents(address, 10)).rejects.toMatchObject({ fault: 'noGateway' });
  expect(asked).toEqual([]);
});

test.each([
  [`ipfs://${CID}/a b.png`, `/ipfs/${CID}/a%20b.png`],
  [`ipfs://ipfs/${CID}`, `/ipfs/${CID}`],
  [`https://elsewhere.test/ipfs/${CID}/1?download#top`, `/ipfs/${CID}/1`],
])('%s is asked of the gateway alone', async (address, path) => {
  const { asked, contents } = contentsOf('http://gateway.test', { bytes: Buffer.from('x') });
  expect(await contents(address, 10)).toEqual(Buffer.from('x'));
  expect(asked).toEqual([`http://gateway.test${path}`]);
});

test('a host that did not answer is left alone for a while, others are not', async () => {
  const { asked, contents } = contentsOf(undefined, { fault: 'unreachable' });
  for (const address of ['https://a.test/1', 'https://a.test/2', 'https://b.test/1'])
    await expect(contents(address, 10)).rejects.toMatchObject({ fault: 'unreachable' });
  expect(asked).toEqual(['https://a.test/1', 'https://b.test/1']);
});

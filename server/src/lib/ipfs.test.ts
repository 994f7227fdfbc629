import { expect, test } from '@jest/globals';
import { fileId, folderId } from './ipfs.ts';

// What `ipfs add --cid-version=1` says of the same.
test('contents have the addresses that IPFS gives them', () => {
  expect(fileId(Buffer.from('hello world'))).toBe('bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e');
  expect(folderId([])).toBe('bafybeiczsscdsbs7ffqz55asqdf3smv6klcw3gofszvwlyarci47bgf354');
});

test('a folder is what its files are called and hold, in whatever order they come', () => {
  const [one, two] = ['1', '10'].map((name) => ({ name, bytes: Buffer.from(name) }));
  expect(folderId([one!, two!])).toBe(folderId([two!, one!]));
  expect(folderId([one!, two!])).not.toBe(folderId([one!, { ...two!, name: '2' }]));
});

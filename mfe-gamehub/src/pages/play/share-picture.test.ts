import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { sharePicture } from './share-picture.ts';

const FILE = new File(['picture'], 'mortar-fuse-60.png', { type: 'image/png' });
const WORDS = { text: 'I scored 60 in Fuse on Mortar.', url: 'https://mortar.example/games/fuse' };
const saved: string[] = [];
const copied = jest.fn<(text: string) => Promise<void>>();

function device(more: object): void {
  for (const [name, value] of Object.entries({ canShare: undefined, share: undefined, clipboard: { writeText: copied }, ...more }))
    Object.defineProperty(navigator, name, { value, configurable: true });
}

beforeEach(() => {
  saved.length = 0;
  copied.mockReset().mockResolvedValue(undefined);
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => void jest.restoreAllMocks());

test('it gives the picture to what the device has for sharing', async () => {
  const share = jest.fn<Navigator['share']>().mockResolvedValue(undefined);
  device({ canShare: () => true, share });
  expect(await sharePicture(FILE, WORDS)).toBe('shared');
  expect(share).toHaveBeenCalledWith({ files: [FILE], text: `${WORDS.text} ${WORDS.url}` });
  expect(saved).toEqual([]);
});

test('it takes a change of mind quietly', async () => {
  device({ canShare: () => true, share: () => Promise.reject(new DOMException('closed', 'AbortError')) });
  expect(await sharePicture(FILE, WORDS)).toBe('closed');
  expect(saved).toEqual([]);
});

test.each([
  ['the device shares nothing', {}],
  ['it takes no files', { canShare: () => false, share: () => Promise.resolve() }],
  ['sharing fails', { canShare: () => true, share: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }],
])('it saves the picture and copies the link where %s', async (_where, more) => {
  device(more);
  expect(await sharePicture(FILE, WORDS)).toBe('copied');
  expect(saved).toEqual([FILE.name]);
  expect(copied).toHaveBeenCalledWith(WORDS.url);
});

test('it says of no link that it is copied where the browser copies nothing', async () => {
  copied.mockRejectedValue(new DOMException('too late', 'NotAllowedError'));
  device({});
  expect(await sharePicture(FILE, WORDS)).toBe('saved');
  expect(saved).toEqual([FILE.name]);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createStyleReader } from './remote-styles.ts';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'mortar-styles-'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

const parentOf = (name: string) => join(root, name);
const style = (url: string) => ({ url, integrity: '' });
function place(name: string, css: string): void {
  mkdirSync(join(root, name, '1'), { recursive: true });
  writeFileSync(join(root, name, '1', 'page.css'), css);
}

test('it gives a stylesheet whose addresses hold in any page', async () => {
  place('here', 'i{background:url(a.png)}');
  const styleOf = createStyleReader({ parentOf, bring: async () => false }, { error: () => {} });
  expect(await styleOf(style('/r/here/1/page.css'))).toEqual([{ css: 'i{background:url(/r/here/1/a.png)}', href: '/r/here/1/page.css' }]);
});

test('it brings a version that is not here', async () => {
  const bring = async (name: string) => {
    place(name, 'b{color:red}');
    return true;
  };
  const styleOf = createStyleReader({ parentOf, bring }, { error: () => {} });
  expect(await styleOf(style('/r/far/1/page.css'))).toEqual([{ css: 'b{color:red}', href: '/r/far/1/page.css' }]);
});

test('it leaves out what cannot be had now, tells why, and asks again', async () => {
  const error = jest.fn<(details: object, text: string) => void>();
  const bring = jest.fn<() => Promise<boolean>>().mockRejectedValueOnce(new Error('the bucket is away'));
  bring.mockImplementation(async () => {
    place('later', 'b{color:red}');
    return true;
  });
  const styleOf = createStyleReader({ parentOf, bring }, { error });
  expect(await styleOf(style('/r/later/1/page.css'))).toEqual([]);
  expect(error).toHaveBeenCalledWith(
    { err: expect.objectContaining({ message: 'the bucket is away' }), url: '/r/later/1/page.css' },
    expect.any(String),
  );
  expect(await styleOf(style('/r/later/1/page.css'))).toHaveLength(1);
});

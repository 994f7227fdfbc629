import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { encode } from 'uqr';
import { QrCode } from './qr-code.tsx';

/** The dark modules that a path of runs draws, as rows of a picture. */
function drawn(path: string, size: number): boolean[][] {
  const rows = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let step = 0; step < Number(length); step += 1) rows[Number(y)]![Number(x) + step] = true;
  return rows;
}

test.each(['https://example.com/bricks?invitecode=A1B2', '一磚一瓦 👷'])('it draws every module of %s, with four around it', (value) => {
  render(<QrCode value={value} label="Code" />);
  const code = screen.getByRole('img', { name: 'Code' });
  const expected = encode(value, { ecc: 'M', boostEcc: true, border: 4 });
  expect(code.getAttribute('viewBox')).toBe(`0 0 ${expected.size} ${expected.size}`);
  const picture = drawn(code.querySelector('path')!.getAttribute('d')!, expected.size);
  expect(picture).toEqual(expected.data);
  expect(picture.slice(0, 4).flat()).not.toContain(true);
  expect(picture.flat()).toContain(true);
});

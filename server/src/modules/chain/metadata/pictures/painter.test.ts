import { afterEach, expect, jest, test } from '@jest/globals';
import sharp from 'sharp';
import { createPainter } from './painter.ts';

jest.setTimeout(60_000);

let painter: ReturnType<typeof createPainter>;
afterEach(() => painter.close());

const plain = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#c2410c' } })
    .png()
    .toBuffer();
/** Noise upon noise, which takes minutes. */
const endless = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1024"><filter id="a">${'<feTurbulence numOctaves="9"/><feGaussianBlur stdDeviation="99"/>'.repeat(200)}</filter>${'<rect width="1024" height="1024" filter="url(#a)"/>'.repeat(50)}</svg>`,
);

test('a picture that never ends loses its process, and the next one is drawn', async () => {
  painter = createPainter({ mostMs: 500 });
  await painter.paint(await plain());
  const late = painter.paint(endless);
  const next = painter.paint(await plain());
  await expect(late).rejects.toMatchObject({ fault: 'tooMuchWork' });
  expect(await next).toMatchObject({ width: 60, height: 40 });
});

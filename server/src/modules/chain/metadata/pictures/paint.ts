import type { Metadata, Sharp } from 'sharp';
import { sharp } from '../../../../lib/libvips.ts';
import { Unread } from '../fault.ts';
import { INPUT_PIXELS, PICTURE_MS, SIDES } from '../limits.ts';

/** A picture as it is kept, both sizes in WebP; width and height are the large one's. */
export interface Painted {
  small: Buffer;
  large: Buffer;
  width: number;
  height: number;
}

const QUALITY = 82;
/** Of 0 to 6: half the work of 3, and a fourteenth more bytes. */
const EFFORT = 2;
/** Dots per inch at which a drawing has the size that it says. */
const DRAWN_DPI = 72;
const MOST_DPI = 7200;

function checkSize({ width, height }: Metadata): void {
  if (width * height > INPUT_PIXELS) throw new Unread('tooManyPixels');
}

/** A drawing is made as large as it is kept, whatever size it says. */
const densityOf = ({ width, height }: Metadata): number =>
  Math.min(MOST_DPI, Math.max(1, (DRAWN_DPI * SIDES.large) / Math.max(1, width, height)));

function reasonOf(error: unknown): Unread {
  if (error instanceof Unread) return error;
  const text = error instanceof Error ? error.message : '';
  if (/pixel limit|too large|dimensions/i.test(text)) return new Unread('tooManyPixels', { cause: error });
  return new Unread(/timeout/i.test(text) ? 'tooMuchWork' : 'unreadable', { cause: error });
}

const fitted = (picture: Sharp, side: number): Sharp =>
  picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true }).timeout({ seconds: PICTURE_MS / 1000 });

async function make(bytes: Buffer): Promise<Painted> {
  const head = await sharp(bytes, { limitInputPixels: false }).metadata();
  const density = head.format === 'svg' ? densityOf(head) : undefined;
  if (density === undefined || density <= 1) checkSize(head);
  const source = sharp(bytes, { limitInputPixels: INPUT_PIXELS, failOn: 'error', autoOrient: true, ...(density && { density }) });
  const { data, info } = await fitted(source, SIDES.large).raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  // Decoded once for both.
  const webp = (side: number) =>
    fitted(sharp(data, { raw: { width, height, channels } }), side)
      .webp({ quality: QUALITY, effort: EFFORT })
      .toBuffer();
  return { small: await webp(SIDES.small), large: await webp(SIDES.large), width, height };
}

/** Makes a picture anew, pixel by pixel; of an animation its first frame. @throws Unread */
export const paint = (bytes: Buffer): Promise<Painted> =>
  make(bytes).catch((error: unknown) => {
    throw reasonOf(error);
  });

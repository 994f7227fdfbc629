import type { Metadata, Sharp } from 'sharp';
import { createGate } from '../../../lib/gate.ts';
import { sharp } from '../../../lib/libvips.ts';
import { FRAMES, INPUT_PIXELS, LONGEST_SIDE, PICTURE_SECONDS, PICTURES } from '../limits.ts';
import type { PictureShape } from '../../../lib/upload-policy.ts';
import { UploadRefusal } from './refusal.ts';

/** Part of a picture, in pixels of the picture as it is seen. */
export interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The crop of a form: `left,top,width,height`, as its schema checked it. */
export function cropOf(text: string | undefined): Crop | undefined {
  if (!text) return undefined;
  const [left = 0, top = 0, width = 0, height = 0] = text.split(',').map(Number);
  return { left, top, width, height };
}

export interface MadePicture {
  bytes: Buffer;
  type: 'webp';
  width: number;
  height: number;
}

export type PictureMaker = (path: string, shape: PictureShape, crop?: Crop) => Promise<MadePicture>;

const QUALITY = 82;
/** Of 0 to 6: an animation is many pictures, so each gets less work. */
const EFFORT = { still: 4, moving: 2 };

function reasonOf(error: unknown): UploadRefusal {
  const text = error instanceof Error ? error.message : '';
  if (/pixel limit/i.test(text)) return new UploadRefusal('tooManyPixels', 'file', { cause: error });
  if (/timeout/i.test(text)) return new UploadRefusal('tooMuchWork', 'file', { cause: error });
  return new UploadRefusal('unreadable', 'file', { cause: error });
}

/** By the head of the file alone, before anything is decoded. */
function checkSize({ width, height, pages = 1, pageHeight }: Metadata): void {
  const frameHeight = pageHeight ?? height;
  if (pages > FRAMES || width * frameHeight * pages > INPUT_PIXELS) throw new UploadRefusal('tooManyPixels');
}

/** The frames of an animation lie below each other, and each of them is cut. */
function checkCrop({ left, top, width, height }: Crop, { autoOrient, pageHeight }: Metadata): void {
  if (left + width > autoOrient.width || top + height > (pageHeight ?? autoOrient.height)) throw new UploadRefusal('cropOutside', 'crop');
}

function shaped(picture: Sharp, { cut }: PictureShape, crop: Crop | undefined): Sharp {
  const part = crop ? picture.extract(crop) : picture;
  if (cut) return part.resize({ ...cut, fit: 'cover', position: 'centre' });
  return part.resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true });
}

async function make(path: string, shape: PictureShape, crop: Crop | undefined): Promise<MadePicture> {
  // Whole animations are counted, though one frame may be all that is kept.
  const { pages = 1 } = await sharp(path, { limitInputPixels: false }).metadata();
  const isMoving = shape.mayMove && pages > 1;
  const source = sharp(path, { animated: isMoving, limitInputPixels: INPUT_PIXELS, failOn: 'error', autoOrient: true });
  const metadata = await source.metadata();
  checkSize({ ...metadata, pages });
  if (crop) checkCrop(crop, metadata);
  // No metadata is asked for, so none goes out: no place, no time, no thumbnail of what was cut away.
  const { data, info } = await shaped(source, shape, crop)
    .timeout({ seconds: PICTURE_SECONDS })
    .webp({ quality: QUALITY, effort: isMoving ? EFFORT.moving : EFFORT.still })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, type: 'webp', width: info.width, height: info.pageHeight ?? info.height };
}

/**
 * Makes pictures anew, pixel by pixel: what else lay in the file is gone. A few at a time, the others wait.
 * A picture that breaks a limit fails with `UploadRefusal`, too many that wait with AppError `rateLimited`.
 */
export function createPictureMaker(): PictureMaker {
  const gate = createGate(PICTURES);
  return (path, shape, crop) =>
    gate(() =>
      make(path, shape, crop).catch((error: unknown) => {
        throw error instanceof UploadRefusal ? error : reasonOf(error);
      }),
    );
}

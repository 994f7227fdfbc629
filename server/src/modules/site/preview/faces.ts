import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Face, Font } from 'harfbuzzjs';

/** Glyphs of one face at one weight; lengths are in units of the em. */
export interface SetFace {
  has(sign: string): boolean;
  /** Shapes a text that the face has every sign of. */
  shape(text: string): { glyph: number; advance: number; x: number; y: number }[];
  /** Outline of a glyph as path data, in the face's own units, y upwards. */
  outline(glyph: number): string;
  /** Units in an em. */
  units: number;
}

/** Which file of which package of fontsource. */
export interface FaceFile {
  /** Name of the family as the package writes it. */
  family: string;
  /** Part of the signs that the file holds. */
  slice: string;
  weight: number;
}

/** Faces that stay open: a page of Chinese takes ten to fifteen slices. */
const OPEN_FACES = 32;
/** After this without use a face is let go: the next picture may be a year away. */
const IDLE_MS = 60_000;

const resolve = createRequire(import.meta.url).resolve;

/** Folder of a family's package. */
export function familyFolder(family: string): string {
  return dirname(resolve(`@fontsource-variable/${family}/package.json`));
}

/** Some packages hold plain TrueType under the name of WOFF2: what a file is, its first bytes say. */
async function unpacked(file: Uint8Array): Promise<Uint8Array> {
  if (Buffer.from(file.buffer, file.byteOffset, 4).toString('latin1') !== 'wOF2') return file;
  const { default: decompress } = await import('woff2-encoder/decompress');
  return decompress(file);
}

/** Opens faces when a text wants them. Nothing of it is loaded before the first one. */
export function createFaces() {
  const opened = new LRUCache<string, Promise<Face>>({ max: OPEN_FACES, ttl: IDLE_MS, ttlAutopurge: true });

  async function open(family: string, slice: string): Promise<Face> {
    const { Blob, Face } = await import('harfbuzzjs');
    const file = await readFile(join(familyFolder(family), 'files', `${family}-${slice}-wght-normal.woff2`));
    return new Face(new Blob(await unpacked(file)));
  }

  return async ({ family, slice, weight }: FaceFile): Promise<SetFace> => {
    const key = `${family}-${slice}`;
    const known = opened.get(key) ?? open(family, slice);
    opened.set(key, known);
    // A file that could not be read once may be readable the next time.
    known.catch(() => opened.delete(key));
    const [{ Buffer: Line, Font, Variation, shape }, face] = await Promise.all([import('harfbuzzjs'), known]);
    const font: Font = new Font(face);
    font.setVariations([new Variation('wght', weight)]);
    const units = face.upem;
    return {
      units,
      has: (sign) => [...sign].every((point) => font.nominalGlyph(point.codePointAt(0)!) !== undefined),
      outline: (glyph) => font.glyphToPath(glyph),
      shape(text) {
        const line = new Line();
        line.addText(text);
        line.guessSegmentProperties();
        shape(font, line);
        return line.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
          glyph: codepoint,
          advance: xAdvance / units,
          x: xOffset / units,
          y: yOffset / units,
        }));
      },
    };
  };
}

export type OpenFace = ReturnType<typeof createFaces>;

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { familyFolder } from './faces.ts';

/** Says which slice of a family holds a sign. */
export type SliceOf = (sign: string) => string | undefined;

type Range = [low: number, high: number];

/** Fontsource cuts a large family into slices and lists the signs of each as `unicode-range` writes them. */
export async function readSlices(family: string): Promise<SliceOf> {
  const listed = JSON.parse(await readFile(join(familyFolder(family), 'unicode.json'), 'utf8')) as Record<string, string>;
  const slices = Object.entries(listed).map(([name, ranges]) => ({ name: name.replace(/[[\]]/g, ''), ranges: readRanges(ranges) }));
  return (sign) => {
    const point = sign.codePointAt(0)!;
    return slices.find(({ ranges }) => ranges.some(([low, high]) => low <= point && point <= high))?.name;
  };
}

function readRanges(text: string): Range[] {
  return text.split(',').map((part) => {
    const [low = '', high = low] = part.replace('U+', '').split('-');
    return [Number.parseInt(low, 16), Number.parseInt(high, 16)];
  });
}

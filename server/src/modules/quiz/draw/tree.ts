import { sha256 } from './hash.ts';

const nodeOf = (left: string, right: string) => sha256(`mortar-quiz-node|${left}|${right}`);

/** One level up; what has no neighbour goes up as it is. */
const above = (level: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(level.length / 2) }, (_, index) => {
    const [left = '', right] = level.slice(index * 2, index * 2 + 2);
    return right === undefined ? left : nodeOf(left, right);
  });

/** A neighbour on the way from a leaf to the root, and on which side it stands. */
export interface Neighbour {
  side: 'left' | 'right';
  hash: string;
}

/** A tree of hashes: its root, and the way to it from any leaf. @param leaves at least one */
export function treeOf(leaves: readonly string[]) {
  const levels = [leaves];
  while (levels.at(-1)!.length > 1) levels.push(above(levels.at(-1)!));
  return {
    root: levels.at(-1)![0]!,
    pathOf: (leaf: number): Neighbour[] =>
      levels.slice(0, -1).flatMap((level, height) => {
        const place = leaf >> height;
        const isRight = place % 2 === 1;
        const hash = level[isRight ? place - 1 : place + 1];
        return hash === undefined ? [] : [{ side: isRight ? ('left' as const) : ('right' as const), hash }];
      }),
  };
}

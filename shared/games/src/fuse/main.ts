import { play } from '../frame/play.ts';
import { DOWN, fuse, games, LEFT, RIGHT, UP } from '../rules/index.ts';
import type { TextKey } from '../frame/texts.ts';
import { poster } from './poster.ts';
import { createPainter, SLIDE_MS } from './painter.ts';

const [, { id, titles }] = games;
const KEYS: Readonly<Record<string, number>> = { ArrowLeft: LEFT, ArrowUp: UP, ArrowRight: RIGHT, ArrowDown: DOWN };
const ENDS = { '': 'over', burnt: 'fuse.burnt', full: 'fuse.full', last: 'fuse.last' } as const satisfies Record<string, TextKey>;

play({
  id,
  title: titles,
  rules: fuse,
  pace: { kind: 'moves', ms: SLIDE_MS },
  poster,
  previewTicks: 0,
  inputOfKey: (key) => KEYS[key] ?? 0,
  inputOfTap: 0,
  inputOfSwipe(x, y) {
    if (Math.abs(x) > Math.abs(y)) return x < 0 ? LEFT : RIGHT;
    return y < 0 ? UP : DOWN;
  },
  stats: ({ moves, fired }) => [
    { label: 'fuse.moves', value: String(moves) },
    { label: 'fuse.fired', value: String(fired) },
  ],
  endText: ({ end }) => ENDS[end],
  createPainter,
});

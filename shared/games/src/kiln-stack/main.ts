import { play } from '../frame/play.ts';
import { DROP, games, KILN_STACK_TICKS, kilnStack, PREVIEW_TICKS } from '../rules/index.ts';
import { createPainter, kilnSecondsLeft } from './painter.ts';

const [{ id, titles, tickMs }] = games;
const KEYS = new Set([' ', 'Enter', 'ArrowDown']);

play({
  id,
  title: titles,
  rules: kilnStack,
  pace: { kind: 'clock', ms: tickMs },
  poster: kilnStack.create(0),
  previewTicks: PREVIEW_TICKS,
  inputOfKey: (key) => (KEYS.has(key) ? DROP : 0),
  inputOfTap: DROP,
  inputOfSwipe: () => 0,
  stats: ({ courses, tick }) => [
    { label: 'kiln-stack.courses', value: String(courses) },
    {
      label: 'kiln-stack.time',
      value: `0:${String(kilnSecondsLeft(tick)).padStart(2, '0')}`.replace('0:60', '1:00'),
      left: 1 - tick / KILN_STACK_TICKS,
    },
  ],
  endText: ({ drop }) => (drop.kind === 'missed' ? 'kiln-stack.missed' : 'kiln-stack.closed'),
  createPainter,
});

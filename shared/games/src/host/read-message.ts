import { countUpTo, hasShape, isBoolean, isShare, LOCALES, oneOf, textUpTo, type Check, type Shape } from '@mortar/protocol';
import type { GameMessage, PageMessage } from './messages.ts';

const LONGEST_LOG = 20_000;
const LONGEST_RUN = 10_000_000;
const HIGHEST_SCORE = 1_000_000_000;
const theme = oneOf('dark', 'light');
const session = textUpTo(64);
const score = countUpTo(HIGHEST_SCORE);

const isLog: Check = (value) => {
  const [ticks, input] = [countUpTo(LONGEST_RUN), countUpTo(255)];
  const isEntry = (entry: unknown) => Array.isArray(entry) && entry.length === 2 && ticks(entry[0]) && input(entry[1]);
  return Array.isArray(value) && value.length <= LONGEST_LOG && value.every(isEntry);
};

const GAME = {
  hello: { v: countUpTo(1000), id: textUpTo(32) },
  ready: {},
  play: {},
  started: { session },
  end: { session, log: isLog, ticks: countUpTo(LONGEST_RUN), score },
  sound: { muted: isBoolean },
  leave: {},
} satisfies Record<GameMessage['type'], Shape>;

const PAGE = {
  init: {
    locale: oneOf(...LOCALES.map(({ code }) => code)),
    theme,
    muted: isBoolean,
    reducedMotion: isBoolean,
    best: score,
  },
  offer: { session, seed: countUpTo(0xffffffff), best: score, top: score },
  mute: { muted: isBoolean },
  volume: { volume: isShare },
  theme: { theme },
  stop: {},
} satisfies Record<PageMessage['type'], Shape>;

/** Whether a value is a message of one of the types, with every field as it must be and nothing besides. */
function fits(value: unknown, shapes: Readonly<Record<string, Shape>>): boolean {
  const type = (value as { type?: unknown } | null | undefined)?.type;
  const shape = typeof type === 'string' && Object.hasOwn(shapes, type) ? shapes[type] : undefined;
  return shape !== undefined && hasShape(value, { ...shape, type: () => true });
}

/** What a game said, where it is a message of ours; undefined for everything else, which is ignored. */
export function readGameMessage(value: unknown): GameMessage | undefined {
  return fits(value, GAME) ? (value as GameMessage) : undefined;
}

/** What a page said, where it is a message of ours; undefined for everything else, which is ignored. */
export function readPageMessage(value: unknown): PageMessage | undefined {
  return fits(value, PAGE) ? (value as PageMessage) : undefined;
}

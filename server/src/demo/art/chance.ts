import { draw } from '@mortar/games/rules';

/** Values that may come up, and how often each does. */
export type Odds<Value extends string> = Readonly<Record<Value, number>>;

export type Chance = ReturnType<typeof chanceOf>;

/** FNV-1a, of 32 bits. */
const seedOf = (text: string): number =>
  [...text].reduce((hash, one) => Math.imul(hash ^ one.codePointAt(0)!, 0x01_00_01_93) >>> 0, 0x81_1c_9d_c5);

/** The chance by which a picture is drawn: the same for the same text, on every machine. */
export function chanceOf(text: string) {
  let state = seedOf(text);
  /** 0 to below 1. */
  const next = (): number => {
    const { value, next: after } = draw(state);
    state = after;
    return value / 2 ** 32;
  };
  return {
    next,
    between: (low: number, high: number): number => low + next() * (high - low),
    whole: (low: number, high: number): number => low + Math.floor(next() * (high - low + 1)),
    pick: <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)]!,
    of<Value extends string>(odds: Odds<Value>): Value {
      const entries = Object.entries(odds) as [Value, number][];
      let left = next() * entries.reduce((sum, [, share]) => sum + share, 0);
      return (entries.find(([, share]) => (left -= share) < 0) ?? entries[0]!)[0];
    },
  };
}

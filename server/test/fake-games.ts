import type { GameRules, InputLog } from '@mortar/games/rules';

/** Inputs that a hostile log may hold, by what they do to whoever replays them. */
export const HOSTILE = { spin: 255, fail: 254, memory: 253, stack: 252 } as const;

function suffer(input: number): void {
  const recurse = (): number => 1 + recurse();
  const hoard: number[][] = [];
  if (input === HOSTILE.fail) throw new Error('no such input');
  if (input === HOSTILE.stack) recurse();
  while (input === HOSTILE.spin);
  while (input === HOSTILE.memory) hoard.push(Array.from({ length: 1e5 }, () => hoard.length));
}

/** Every input is worth as much as the seed and its tick say; input 200 ends the game. */
function replay(seed: number, log: InputLog, ticks: number) {
  let [tick, score] = [0, 0];
  for (const [delta, input] of log) {
    suffer(input);
    tick += delta;
    if (input === 200) return { score, ticks: tick, ended: true };
    score += 10 + ((seed + tick) % 3) + input;
  }
  return { score, ticks, ended: false };
}

const game = (id: string, name: string, rules: number): GameRules => ({
  id,
  rules,
  titles: { en: name, 'zh-HK': `${name}（中文）` },
  tickMs: 10,
  maxTicks: 6000,
  replay,
});

/** Two games that are nothing but arithmetic. */
export const fakeGames: GameRules[] = [game('adder', 'Adder', 3), game('other', 'Other', 1)];

import { parentPort } from 'node:worker_threads';
import type { GameRules, ReplayedRun } from '@mortar/games/rules';

/** A run to be replayed. */
export interface ReplayTask {
  id: number;
  game: string;
  rules: number;
  seed: number;
  log: [number, number][];
  ticks: number;
}

/** What a worker says: first that it is ready, then one answer per task; null for inputs that the rules cannot take. */
export type ReplayMessage = { ready: true } | { id: number; run: ReplayedRun | null };

/** Makes this thread a worker that replays runs of these games. */
export function answerReplays(games: readonly GameRules[]): void {
  const port = parentPort;
  if (!port) throw new Error('replays are made in a worker thread');
  const say = (message: ReplayMessage) => port.postMessage(message);
  const replay = ({ game, rules, seed, log, ticks }: ReplayTask): ReplayedRun | null => {
    try {
      return games.find((one) => one.id === game && one.rules === rules)?.replay(seed, log, ticks) ?? null;
    } catch {
      return null;
    }
  };
  port.on('message', (task: ReplayTask) => say({ id: task.id, run: replay(task) }));
  say({ ready: true });
}

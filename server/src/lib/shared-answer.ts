import { LRUCache } from 'lru-cache';
import type { Clock } from './clock.ts';

/**
 * One answer for all who ask within some time. A failure is no answer for whoever asks next.
 * @param ms how long an answer does
 * @param read given what the first of them has to read with, such as their transaction
 */
export function shareAnswer<Answer, Args extends unknown[] = []>(
  ms: number,
  clock: Clock,
  read: (...args: Args) => Promise<Answer>,
): (...args: Args) => Promise<Answer> {
  let kept: { at: number; answer: Promise<Answer> } | undefined;
  return (...args) => {
    const at = clock.now();
    // The machine's clock may have been set back.
    if (kept && Math.abs(at - kept.at) < ms) return kept.answer;
    const answer = read(...args);
    kept = { at, answer };
    answer.catch(() => (kept = undefined));
    return answer;
  };
}

/** The same by a key, for those `most` that were asked for last. */
export function shareAnswers<Answer>(ms: number, clock: Clock, most: number) {
  type Read = () => Promise<Answer>;
  const kept = new LRUCache<string, (read: Read) => Promise<Answer>>({ max: most });
  return (key: string, read: Read): Promise<Answer> => {
    const shared = kept.get(key) ?? shareAnswer(ms, clock, (now: Read) => now());
    kept.set(key, shared);
    return shared(read);
  };
}

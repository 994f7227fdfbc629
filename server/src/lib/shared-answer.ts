import type { Clock } from './clock.ts';

/** One answer for all who ask within some time. A failure is no answer for whoever asks next. @param ms how long an answer does */
export function shareAnswer<Answer>(ms: number, clock: Clock, read: () => Promise<Answer>): () => Promise<Answer> {
  let kept: { at: number; answer: Promise<Answer> } | undefined;
  return () => {
    const at = clock.now();
    if (kept && at - kept.at < ms) return kept.answer;
    const answer = read();
    kept = { at, answer };
    answer.catch(() => (kept = undefined));
    return answer;
  };
}

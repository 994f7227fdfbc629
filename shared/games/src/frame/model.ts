import type { Locale } from '@mortar/protocol';
import type { Stat } from './game.ts';
import type { TextKey } from './texts.ts';

/** Where a game stands: before its page's first word, without a run, waiting for one, before its first move, in play, held, counting down to go on, over. */
export type Phase = 'loading' | 'first' | 'asking' | 'offered' | 'playing' | 'paused' | 'counting' | 'over';

/** Everything that the bar and the panel show. */
export interface Model {
  phase: Phase;
  /** False for a moment after the end, while the board shows how it came. */
  hasPanel: boolean;
  locale: Locale;
  isMuted: boolean;
  score: number;
  best: number;
  /** Highest score of anybody; 0 where it is not known. */
  top: number;
  isNewBest: boolean;
  stats: Stat[];
  endText: TextKey;
  /** What is still to be counted down, 0 for nothing. */
  countdown: number;
}

import { UsageError } from './usage-error.ts';

/** What an operator asks for about rankings. */
export type RankingCall = { command: 'ranking' } & ({ verb: 'list' } | { verb: 'hold' | 'free'; name: string });

const RANKING_WORDS = 'ranking hold|free <uid or e-mail>, or ranking list';

/** @throws UsageError */
export function readRankingCall([verb, ...words]: readonly string[]): RankingCall {
  const [name = ''] = words;
  if (verb === 'list' && words.length === 0) return { command: 'ranking', verb };
  if ((verb === 'hold' || verb === 'free') && name && words.length === 1) return { command: 'ranking', verb, name };
  throw new UsageError(`It is: npm run mortar -- ${RANKING_WORDS}`);
}

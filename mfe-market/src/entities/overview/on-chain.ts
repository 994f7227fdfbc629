import type { MarketOverview } from '@mortar/protocol/market';
import { createStore, merge, sample, type Event } from 'effector';
import { overview, overviewNeeded } from './model.ts';

/** A question that may leave the chain open. */
interface Open {
  chain: number | null;
}
type On<Question> = Omit<Question, 'chain'> & { chain: number };

const chosen = (markets: readonly MarketOverview[], chain: number | null): number | undefined =>
  (markets.find((one) => one.chain.id === chain) ?? markets[0])?.chain.id;

/** The same questions with a chain: the one that is asked for, else the first, as soon as it is known which there are. */
export function onChain<Question extends Open>(asked: Event<Question>): Event<On<Question>> {
  const $waiting = createStore<Question | null>(null).on(asked, (_, question) => question);
  const told = sample({ clock: overview.readFx.doneData, source: $waiting, fn: (question, { markets }) => ({ question, markets }) });
  const known = sample({ clock: asked, source: overview.$data, fn: (data, question) => ({ question, markets: data?.markets ?? [] }) });
  const answered = merge([known, told]).filterMap(({ question, markets }) => {
    const chain = question && chosen(markets, question.chain);
    return chain === undefined || chain === null ? undefined : { ...question!, chain };
  });
  $waiting.reset(answered);
  sample({ clock: asked, fn: () => undefined, target: overviewNeeded });
  return answered;
}

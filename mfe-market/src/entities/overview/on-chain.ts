import { createStore, merge, sample, type Event } from 'effector';
import { marketOf, overview, overviewNeeded } from './model.ts';

/** A question that may leave the chain open. */
interface Open {
  chain: number | null;
}
type On<Question> = Omit<Question, 'chain'> & { chain: number };

/** The same questions with a chain: the one that is asked for, else the first, as soon as it is known which there are. */
export function onChain<Question extends Open>(asked: Event<Question>): Event<On<Question>> {
  const $waiting = createStore<Question | null>(null).on(asked, (_, question) => question);
  const told = sample({ clock: overview.readFx.doneData, source: $waiting, fn: (question, { markets }) => ({ question, markets }) });
  const known = sample({ clock: asked, source: overview.$data, fn: (data, question) => ({ question, markets: data?.markets ?? [] }) });
  const answered = merge([known, told]).filterMap(({ question, markets }) => {
    const market = question && marketOf(markets, question.chain);
    return market ? { ...question!, chain: market.chain.id } : undefined;
  });
  $waiting.reset(answered);
  sample({ clock: asked, fn: () => undefined, target: overviewNeeded });
  return answered;
}

import { $isSignedIn } from '@mortar/host';
import type { RequestFailure } from '@mortar/client';
import { createPages, createQuery, createTask, type Page, type Pages, type Query } from '@mortar/remote-kit';
import { createEvent, createStore, sample, type Effect, type Event, type EventCallable } from 'effector';
import { overview, overviewNeeded } from '#entities/overview';
import { $own } from '#entities/person';

/** What addresses of a person's own pages have in common. */
export interface OwnView {
  /** The first one where they name none. */
  chain: number | null;
}

/** A question that says nothing but the chain. */
export const ofChain: (view: OwnView) => object = () => ({});

/** The blocks in which a trade and what follows from it come: a page that asks at once may be a block too early. */
const SETTLE_MS = 700;

/** It has happened, and a moment ago too. */
function withSettling(traded: Event<unknown>): Event<void> {
  const settleFx = createTask(() => new Promise<void>((resolve) => setTimeout(resolve, SETTLE_MS)));
  sample({ clock: traded, fn: () => undefined, target: settleFx });
  return sample({ clock: [traded, settleFx.done], fn: () => undefined });
}

interface Paging {
  cursor?: string;
  pageSize?: number;
}
type Asked<Question> = Question & { chain: number };

interface Asking {
  /** What was read is old. */
  traded?: Event<unknown>;
  /** Whose it is: of the wallet that the person trades with, or of all that they have proved to be theirs. */
  wallet?: 'bound' | 'any';
}

/** Asks for what a view shows: when it's opened, when the chains are known, and when something was traded. */
function askFor<View extends OwnView, Question, Data>(
  questionOf: (view: View) => Question,
  { wanted, $data }: Pick<Query<Asked<Question>, Data>, 'wanted' | '$data'>,
  { traded = createEvent<unknown>(), wallet = 'bound' }: Asking,
): EventCallable<View | null> {
  const viewed = createEvent<View | null>();
  const $views = createStore<{ now: View | null; before: View | null }>({ now: null, before: null }).on(viewed, ({ now }, view) => ({
    now: view,
    before: now,
  }));
  // Under one view is never shown what another asked for.
  sample({
    clock: viewed,
    source: $views,
    filter: ({ now, before }) => JSON.stringify(now) !== JSON.stringify(before),
    fn: () => null,
    target: $data,
  });
  sample({ clock: viewed, filter: (view) => view !== null, fn: () => undefined, target: overviewNeeded });
  sample({
    clock: [viewed, overview.readFx.done, withSettling(traded), $own],
    source: { views: $views, known: overview.$data, own: $own, isSignedIn: $isSignedIn },
    filter: ({ views, known, own, isSignedIn }) =>
      views.now !== null && (known?.markets.length ?? 0) > 0 && isSignedIn && (wallet === 'any' ? own !== '' : own.startsWith('0x')),
    fn: ({ views, known }) => {
      const chains = known!.markets.map((market) => market.chain.id);
      const chain = chains.find((id) => id === views.now!.chain) ?? chains[0]!;
      return { ...questionOf(views.now!), chain } as Asked<Question>;
    },
    target: wanted,
  });
  return viewed;
}

/** A list of a person's own. Make it at module level. @param questionOf what a view asks for, besides the chain */
export function createOwnList<View extends OwnView, Question, Input extends Paging & { chain: number }, Of extends Page>(
  requestFx: Effect<Input, Of, RequestFailure>,
  questionOf: (view: View) => Question,
  { pageSize, keyOf, ...asking }: { pageSize: number; keyOf?: (item: Of['items'][number]) => unknown } & Asking,
): { pages: Pages<Asked<Question>, Of>; viewed: EventCallable<View | null> } {
  const pages = createPages(requestFx, { pageSize, ...(keyOf && { keyOf }) }) as unknown as Pages<Asked<Question>, Of>;
  return { pages, viewed: askFor(questionOf, pages, asking) };
}

/** Something of a person's own. Make it at module level. @param questionOf what a view asks for, besides the chain */
export function createOwnQuery<View extends OwnView, Question, Input extends { chain: number }, Data>(
  requestFx: Effect<Input, Data, RequestFailure>,
  questionOf: (view: View) => Question,
  asking: Asking = {},
): { query: Query<Asked<Question>, Data>; viewed: EventCallable<View | null> } {
  const query = createQuery(requestFx as unknown as Effect<Asked<Question>, Data, RequestFailure>);
  return { query, viewed: askFor(questionOf, query, asking) };
}

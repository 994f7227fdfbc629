import { $isSignedIn } from '@mortar/host';
import type { RequestFailure } from '@mortar/client';
import { createPages, createQuery, type Page, type Pages, type Query } from '@mortar/remote-kit';
import { createEvent, createStore, sample, type Effect, type Event, type EventCallable } from 'effector';
import { $chains, overviewNeeded } from '#entities/overview';
import { $own } from '#entities/person';

/** What addresses of a person's own pages have in common. */
export interface OwnView {
  /** The first one where they name none. */
  chain: number | null;
}

/** A question that says nothing but the chain. */
export const ofChain: (view: OwnView) => object = () => ({});

interface Paging {
  cursor?: string;
  pageSize?: number;
}
type Asked<Question> = Question & { chain: number };

interface Asking {
  /** What was read may be old. */
  touched?: Event<unknown>;
  /** Whose it is: of the wallet that the person trades with, or of all that they have proved to be theirs. */
  wallet?: 'bound' | 'any';
}

/** Asks for what a view shows: when it's opened, when the chains are known, and when it may be old. */
function askFor<View extends OwnView, Question, Data>(
  questionOf: (view: View) => Question,
  { wanted, $data }: Pick<Query<Asked<Question>, Data>, 'wanted' | '$data'>,
  { touched = createEvent<unknown>(), wallet = 'bound' }: Asking,
): EventCallable<View | null> {
  const viewed = createEvent<View | null>();
  const $view = createStore<View | null>(null).on(viewed, (_, view) => view);
  // Under one view is never shown what another asked for, and to no wallet what is another's.
  $data.reset(
    $view.map((view) => JSON.stringify(view)),
    $own,
  );
  sample({ clock: viewed, filter: (view) => view !== null, fn: () => undefined, target: overviewNeeded });
  sample({
    clock: [viewed, $chains, touched, $own],
    source: { view: $view, chains: $chains, own: $own, isSignedIn: $isSignedIn },
    filter: ({ view, chains, own, isSignedIn }) =>
      view !== null && chains.length > 0 && isSignedIn && (wallet === 'any' ? own !== '' : own.startsWith('0x')),
    fn: ({ view, chains }) => {
      const chain = chains.find((id) => id === view!.chain) ?? chains[0]!;
      return { ...questionOf(view!), chain } as Asked<Question>;
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

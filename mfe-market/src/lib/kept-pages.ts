import type { RequestFailure } from '@mortar/client';
import { createPages, createTask, type Page, type Pages } from '@mortar/remote-kit';
import { attach, createEvent, createStore, sample, type Effect, type EventCallable, type Store } from 'effector';

/** Lists that are kept: as many as somebody goes back over. */
const MOST = 8;

type Question<Input> = Omit<Input, 'cursor' | 'pageSize'>;

/** A list by cursor that a step back through the history finds as long as it was left. */
export interface KeptPages<Input, Of extends Page> {
  pages: Pages<Question<Input>, Of>;
  /** A page asks for its list; anew, unless somebody came back to it. */
  opened: EventCallable<{ question: Question<Input>; isReturn: boolean }>;
  /** What the list that is shown was asked for by. */
  $question: Store<Question<Input> | null>;
}

interface Asked {
  cursor?: string;
  pageSize?: number;
}

/** The same for the same question, whatever page of it. */
const keyOf = ({ cursor: _cursor, pageSize: _pageSize, ...question }: Asked): string =>
  JSON.stringify(
    Object.entries(question)
      .filter(([, value]) => value !== undefined)
      .sort(),
  );

/** The newest of what is kept, with one more. */
function withList<Of>(kept: ReadonlyMap<string, Of>, key: string, list: Of): ReadonlyMap<string, Of> {
  const others = [...kept].filter(([other]) => other !== key);
  return new Map([...others.slice(1 - MOST), [key, list]]);
}

/** Makes a list that is kept over pages. Make it at module level. @param requestFx a request of an endpoint with pages */
export function createKeptPages<Input extends Asked, Of extends Page>(
  requestFx: Effect<Input, Of, RequestFailure>,
  options: { pageSize: number; keyOf?: (item: Of['items'][number]) => unknown },
): KeptPages<Input, Of> {
  const opened = createEvent<{ question: Question<Input>; isReturn: boolean }>();
  const $kept = createStore<ReadonlyMap<string, Of>>(new Map()).on(opened, (kept, { question, isReturn }) =>
    isReturn ? kept : new Map([...kept].filter(([key]) => key !== keyOf(question))),
  );
  const pageFx = attach({
    source: $kept,
    mapParams: (input: Input, kept) => ({ input, left: input.cursor === undefined ? kept.get(keyOf(input)) : undefined }),
    effect: createTask<{ input: Input; left: Of | undefined }, Of>(async ({ input, left }, { bind }) => left ?? bind(requestFx)(input)),
  });
  const pages = createPages(pageFx as Effect<Input, Of, RequestFailure>, options) as unknown as Pages<Question<Input>, Of>;
  const $question = pages.$answered.map((answered) => answered?.params ?? null);

  $kept.on(pages.retried, () => new Map());
  $kept.on(sample({ clock: pages.$data, source: $question, fn: (question, list) => ({ question, list }) }), (kept, { question, list }) =>
    question && list ? withList(kept, keyOf(question), list) : kept,
  );
  sample({ clock: opened, fn: ({ question }) => question, target: pages.wanted });
  return { pages, opened, $question };
}

/** Whether somebody came to an address by a step through the history or a reload: the browser is there before the page is. */
export const isReturnTo = (url: URL): boolean => window.location.href === url.href;

import { createRequest } from '@mortar/client';
import { decideCase, getCase, listCases, reviewCase, type CaseState } from '@mortar/protocol/community';
import { createList, createQuery } from '@mortar/remote-kit';
import { createEvent, sample } from 'effector';

/** What the address says: which cases, and which of them is read. */
export interface View {
  state: CaseState;
  id: string | null;
}

/** Cases of a state, page by page. */
export const queue = createList(listCases, { keyOf: ({ id }) => id });
/** The case that is read. */
export const shown = createQuery(createRequest(getCase));

/** `/mod` was opened, or another part of it. */
export const modOpened = createEvent<View>();
sample({ clock: modOpened, fn: ({ state }) => ({ state }), target: queue.wanted });
const caseOpened = modOpened.filterMap(({ id }) => id ?? undefined);
sample({ clock: caseOpened, fn: (id) => ({ id }), target: shown.wanted });

export const decideFx = createRequest(decideCase);
export const reviewFx = createRequest(reviewCase);
shown.$data.on([decideFx.doneData, reviewFx.doneData], (now, judged) => (now?.id === judged.id ? judged : now));
// What is judged waits no more; it stays on the screen until its moderator goes on.
queue.$data.on(
  [decideFx.doneData, reviewFx.doneData],
  (list, { id }) => list && { ...list, items: list.items.filter((one) => one.id !== id) },
);

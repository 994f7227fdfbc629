import { $session, conversationAsked, toastShown } from '@mortar/host';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { $catalogue } from '../../core/i18n/catalogue.ts';
import { say } from '../../core/i18n/say.ts';
import { CLOSED_DOCK, keepDock, keptDock, type DockState } from './kept-dock.ts';

type Code = typeof import('./dock-code.ts');

/** The page has time for the code of docks. */
export const docksWanted = createEvent();
/** The button of a dock was pressed: it opens, or collapses when it is open. */
export const dockPressed = createEvent<string>();
/** A dock shall be open. */
export const dockOpened = createEvent<string>();
export const dockCollapsed = createEvent();
/** The dock is as wide as this, in px, while somebody moves its edge. */
export const dockResized = createEvent<number>();
/** The edge was let go of. */
export const dockSettled = createEvent();

/** The code of docks, a chunk of its own. */
export const loadDocksFx = createEffect((): Promise<Code> => import(/* webpackChunkName: "docks" */ './dock-code.ts'));
const keepFx = createEffect(({ person, dock }: { person: string; dock: DockState }) => keepDock(person, dock));
const readFx = createEffect(keptDock);

/** What shows docks; null until its code is there. */
export const $dockCode = createStore<Code | null>(null).on(loadDocksFx.doneData, (_, code) => code);

/** What is open, and how wide. */
export const $dock = createStore<DockState>(CLOSED_DOCK)
  .on(dockPressed, (dock, id) => ({ ...dock, open: dock.open === id ? null : id }))
  .on(dockOpened, (dock, id) => ({ ...dock, open: id }))
  .on(dockCollapsed, (dock) => ({ ...dock, open: null }))
  .on(dockResized, (dock, width) => ({ ...dock, width }))
  .on(readFx.doneData, (dock, kept) => kept ?? dock);

const $person = $session.map((session) => session?.uid ?? '');

sample({
  clock: [docksWanted, dockPressed, dockOpened, conversationAsked],
  source: { code: $dockCode, isLoading: loadDocksFx.pending },
  filter: ({ code, isLoading }) => !code && !isLoading,
  target: loadDocksFx,
});

// Every person finds the dock as they left it; whoever never touched it goes on with what is open.
sample({
  clock: [dockPressed, dockOpened, dockCollapsed, dockSettled],
  source: { person: $person, dock: $dock },
  target: keepFx,
});
sample({ clock: $person, target: readFx });

// Without its code a dock cannot open: the person is told, and its place is given back to the page.
sample({
  clock: loadDocksFx.fail,
  source: { dock: $dock, catalogue: $catalogue },
  filter: ({ dock }) => dock.open !== null,
  fn: ({ catalogue }) => ({ type: 'error' as const, text: say(catalogue, 'shell.dialog.failed') }),
  target: toastShown,
});
sample({ clock: loadDocksFx.fail, source: $dock, fn: (dock) => ({ ...dock, open: null }), target: $dock });

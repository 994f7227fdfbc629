import { signedIn } from '@mortar/host';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { emailTyped } from '#entities/credentials';
import { inviterWanted } from '#entities/invitation';
import { keepBindRefer } from '#features/binding';

/** Views of the login dialog that exist (spec §2). */
type View = 'login' | 'register' | 'verification' | 'forgot' | 'recovery' | 'reset' | 'bind/email' | 'binding';

/** What may be passed to the dialog: the view that it opens with, and what the form of bind/email is filled with (spec §2). */
export interface Passed {
  view?: unknown;
  email?: unknown;
  registertype?: unknown;
  openid?: unknown;
  /** Where a bind flow leads; without one it ends with a refresh of the page. */
  path?: unknown;
}

/** The dialog was opened. */
export const dialogEntered = createEvent<Passed>();

/** A view was asked for, by the dialog's opener or within it. */
export const viewChosen = createEvent<View>();

/** Views that an opener may ask for. */
const OPENERS = ['forgot', 'bind/email'] as const;
/** Whether a view belongs to a bind flow, which ends with the dialog. */
export const isBindView = (view: View): boolean => view === 'bind/email' || view === 'binding';

/** What the dialog shows; closed and opened again, it goes on where it was. */
export const $view = createStore<View>('login')
  .on(viewChosen, (_, view) => view)
  .on(dialogEntered, (view, { view: asked }) => OPENERS.find((known) => known === asked) ?? (isBindView(view) ? 'login' : view))
  .reset(signedIn);

sample({ clock: viewChosen, filter: (view) => view === 'register', target: inviterWanted });

sample({ clock: dialogEntered.filterMap(({ email }) => (typeof email === 'string' ? email : undefined)), target: emailTyped });

/** What the form of bind/email was filled with; the rest of the flow needs it. */
export const $passed = createStore<Passed>({}).on(dialogEntered, (_, passed) => passed);

// Without a path somebody binds where they stand, and stays there.
const keepReferFx = createEffect(keepBindRefer);
sample({
  clock: dialogEntered,
  filter: ({ view, path }) => view === 'bind/email' && typeof path !== 'string',
  target: keepReferFx,
});

import { signedIn } from '@mortar/host';
import { createEvent, createStore, sample } from 'effector';
import { inviterWanted } from '#entities/invitation';

/** Views of the login dialog that exist (spec §2). */
type View = 'login' | 'register' | 'verification' | 'forgot' | 'recovery' | 'reset';

/** A view was asked for, by the dialog's opener or within it. */
export const viewChosen = createEvent<View>();

/** What the dialog shows; closed and opened again, it goes on where it was. */
export const $view = createStore<View>('login', { serialize: 'ignore' })
  .on(viewChosen, (_, view) => view)
  .reset(signedIn);

sample({ clock: viewChosen, filter: (view) => view === 'register', fn: () => undefined, target: inviterWanted });

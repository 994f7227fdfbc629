import { $isSignedIn, dialogOpened, loginRequested, signedIn, type DialogRequest, type Dialogs } from '@mortar/host';
import { carried, carry, putDown } from '@mortar/remote-kit/carried';
import { createEffect, createEvent, sample, type Event, type EventCallable } from 'effector';
import { createGate } from 'effector-react';

/** Something that somebody wanted to do, as it is kept over a login. */
export interface Wish {
  kind: string;
  of: unknown;
}

const NAME = 'community.wish';
/** A wish that is older is forgotten, ms. */
const LASTS_MS = 10 * 60_000;

/** A page of the community is open. */
export const Here = createGate();

const keepFx = createEffect((wish: Wish) => void carry(NAME, { ...wish, at: Date.now() }));
const takeFx = createEffect((): Wish | null => {
  const kept = carried(NAME) as (Wish & { at: number }) | null;
  putDown(NAME);
  return kept && Date.now() - kept.at < LASTS_MS ? { kind: kept.kind, of: kept.of } : null;
});
const wishTaken = createEvent<Wish>();

// A login loads the page anew, or goes on in it.
sample({ clock: [signedIn, Here.open], source: $isSignedIn, filter: (is) => is, fn: () => undefined, target: takeFx });
sample({ clock: takeFx.doneData.filterMap((wish) => wish ?? undefined), target: wishTaken });

/**
 * What only somebody with an account can do: a visitor is asked to log in, and then it is done.
 * @param kind its name; what it is about must survive JSON
 */
export function whenSignedIn<Of>(kind: string, wanted: Event<Of>): Event<Of> {
  const pressed: Event<unknown> = wanted;
  const due = createEvent<unknown>();
  const turnedAway = sample({ clock: pressed, source: $isSignedIn, filter: (is) => !is, fn: (_, of) => of });
  sample({ clock: turnedAway, fn: (of): Wish => ({ kind, of }), target: keepFx });
  sample({ clock: turnedAway, fn: () => ({}), target: loginRequested });
  sample({ clock: pressed, source: $isSignedIn, filter: (is) => is, fn: (_, of) => of, target: due });
  sample({ clock: wishTaken, filter: (wish) => wish.kind === kind, fn: ({ of }) => of, target: due });
  return due as Event<unknown> as Event<Of>;
}

/** An event that opens a dialog of somebody with an account. */
export function dialogAsked<Name extends keyof Dialogs>(name: Name): EventCallable<Dialogs[Name]> {
  const asked = createEvent<Dialogs[Name]>();
  sample({ clock: whenSignedIn(name, asked), fn: (props) => ({ name, props }) as DialogRequest, target: dialogOpened });
  return asked;
}

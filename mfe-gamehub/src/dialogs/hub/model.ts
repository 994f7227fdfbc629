import { $isSignedIn, loginRequested } from '@mortar/host';
import { createEffect, createEvent, sample } from 'effector';
import { createGate } from 'effector-react';
import { gamesWanted } from '#entities/game';
import { dropHub, keepHub } from '#features/open-hub';

/** Open while the Game Hub popup is. */
export const HubGate = createGate('HubGate');
/** The person closed it. */
export const hubClosed = createEvent();

const keepFx = createEffect(keepHub);
const dropFx = createEffect(dropHub);

// The list loads when the popup opens (spec §4).
sample({ clock: HubGate.open, fn: () => undefined, target: gamesWanted });

// Who was asked to sign in for a game finds the popup again after it.
sample({
  clock: loginRequested,
  source: { isOpen: HubGate.status, isSignedIn: $isSignedIn },
  filter: ({ isOpen, isSignedIn }) => isOpen && !isSignedIn,
  fn: () => undefined,
  target: keepFx,
});
sample({ clock: hubClosed, target: dropFx });

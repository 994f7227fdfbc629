import { createRequest } from '@mortar/client';
import { $isSignedIn } from '@mortar/host';
import { getBankRole } from '@mortar/protocol/quiz';
import { createQuery } from '@mortar/remote-kit';
import { sample } from 'effector';
import { createGate } from 'effector-react';

/** What the signed-in person may do with the bank; null for everybody else. */
export const bankRole = createQuery(createRequest(getBankRole));
/** The way between the quiz's pages is shown. */
export const NavShown = createGate();

sample({ clock: NavShown.open, source: $isSignedIn, filter: Boolean, fn: () => undefined, target: bankRole.wanted });

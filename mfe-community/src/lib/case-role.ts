import { createRequest } from '@mortar/client';
import { $isSignedIn } from '@mortar/host';
import { getCaseRole } from '@mortar/protocol/community';
import { createQuery } from '@mortar/remote-kit';
import { sample } from 'effector';
import { createGate } from 'effector-react';

/** Whether the signed-in person decides cases; null for a visitor. */
export const caseRole = createQuery(createRequest(getCaseRole));
/** The way between the community's pages is shown. */
export const NavShown = createGate();

// Roles change seldom: once known, they are not asked for on every page.
sample({
  clock: NavShown.open,
  source: { isSignedIn: $isSignedIn, known: caseRole.$data },
  filter: ({ isSignedIn, known }) => isSignedIn && known === null,
  fn: () => undefined,
  target: caseRole.wanted,
});

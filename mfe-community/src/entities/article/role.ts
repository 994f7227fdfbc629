import { createRequest } from '@mortar/client';
import { $isSignedIn } from '@mortar/host';
import { getNewsRole } from '@mortar/protocol/news';
import { createQuery } from '@mortar/remote-kit';
import { sample } from 'effector';
import { createGate, useGate, useUnit } from 'effector-react';

const role = createQuery(createRequest(getNewsRole));
const Asked = createGate();

// Roles change seldom: once known, they are not asked for on every page.
sample({
  clock: Asked.open,
  source: { isSignedIn: $isSignedIn, known: role.$data },
  filter: ({ isSignedIn, known }) => isSignedIn && known === null,
  fn: () => ({}),
  target: role.wanted,
});

/** Whether the person writes articles of this site; false until the server has said so. */
export function useIsEditor(): boolean {
  useGate(Asked);
  return useUnit(role.$data)?.edits ?? false;
}

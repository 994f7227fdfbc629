import type { RequestFailure } from '@mortar/client';
import { $isSignedIn } from '@mortar/host';
import { sample, type Effect } from 'effector';
import { createGate, useGate, useUnit } from 'effector-react';
import { createQuery } from './query.ts';

/**
 * What the signed-in person may do somewhere. Roles change seldom: what is known is not asked for on every page.
 * @returns the query, and a hook for its data, which is null for a visitor and until the server has said so
 */
export function createRole<Role>(callFx: Effect<void, Role, RequestFailure>) {
  const role = createQuery(callFx);
  const Asked = createGate();
  sample({
    clock: [Asked.open, $isSignedIn],
    source: { isSignedIn: $isSignedIn, isAsked: Asked.status, known: role.$data },
    filter: ({ isSignedIn, isAsked, known }) => isSignedIn && isAsked && known === null,
    fn: () => undefined,
    target: role.wanted,
  });
  const useRole = (): Role | null => {
    useGate(Asked);
    return useUnit(role.$data);
  };
  return { role, useRole };
}

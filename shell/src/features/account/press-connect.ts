import { loginRequested } from '@mortar/host';
import { useUnit } from 'effector-react';
import type { MouseEvent } from 'react';
import { plainPress } from '../../lib/plain-press.ts';

/** What a press on Connect does: it asks for the login dialog, wallets first. A press with a modifier stays that of a link to /login. */
export function usePressConnect(): (event: MouseEvent) => void {
  const ask = useUnit(loginRequested);
  return plainPress(() => ask({ first: 'wallets' }));
}

import { Loaded } from '@mortar/remote-kit';
import type { ReactNode } from 'react';
import { ownAccount, type OwnAccount } from './model.ts';

/** What needs the person's own account, once it is there. */
export function WithOwnAccount({ children }: { children: (account: OwnAccount) => ReactNode }) {
  return <Loaded of={ownAccount}>{children}</Loaded>;
}

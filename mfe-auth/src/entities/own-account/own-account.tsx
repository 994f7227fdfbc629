import type { ReactNode } from 'react';
import { Loaded } from '../../lib/loaded.tsx';
import type { QueryUnits } from '../../lib/query.ts';
import { $isReadingOwnAccount, $ownAccount, $ownAccountFailure, ownAccountWanted, type OwnAccount } from './model.ts';

interface Props {
  children: (account: OwnAccount) => ReactNode;
}

const QUERY: QueryUnits<OwnAccount> = {
  wanted: ownAccountWanted,
  $data: $ownAccount,
  $failure: $ownAccountFailure,
  $isLoading: $isReadingOwnAccount,
};

/** What needs the person's own account, once it is there. */
export function WithOwnAccount({ children }: Props) {
  return <Loaded query={QUERY}>{children}</Loaded>;
}

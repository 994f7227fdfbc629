import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { NotYet } from '../../lib/not-yet.tsx';
import { $isReadingOwnAccount, $ownAccount, $ownAccountFailure, ownAccountWanted, type OwnAccount } from './model.ts';

interface Props {
  children: (account: OwnAccount) => ReactNode;
}

/** What needs the person's own account, once it is there. */
export function WithOwnAccount({ children }: Props) {
  const { account, failure, isReading, want } = useUnit({
    account: $ownAccount,
    failure: $ownAccountFailure,
    isReading: $isReadingOwnAccount,
    want: ownAccountWanted,
  });
  return account ? children(account) : <NotYet failure={failure} isLoading={isReading} onRetry={want} />;
}

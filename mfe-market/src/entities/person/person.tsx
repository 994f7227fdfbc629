import { Account, NOBODY } from '../../lib/account.tsx';
import { PersonName } from './person-name.tsx';

/** Who an address is: by the public profile of who has bound it, else as the address; nobody as nobody. */
export function Person({ of }: { of: string }) {
  const account = <Account of={of} />;
  return of === NOBODY ? (
    account
  ) : (
    <PersonName key={of} of={of}>
      {account}
    </PersonName>
  );
}

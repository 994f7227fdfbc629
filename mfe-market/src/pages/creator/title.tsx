import type { Creator } from '@mortar/protocol/market';
import { shortAddress } from '@mortar/ui/format';
import { usePerson } from '#entities/person';

/** Who an account is: the person of the site who has bound it, else its name of the registry, else its address. */
export function Title({ of: { address, name } }: { of: Pick<Creator, 'address' | 'name'> }) {
  const person = usePerson(address);
  return <bdi>{person?.username ?? name ?? shortAddress(address)}</bdi>;
}

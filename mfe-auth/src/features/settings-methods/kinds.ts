import type { IconName } from '@mortar/ui';
import { maskEmail } from '#entities/email';
import { shortAddress } from '@mortar/ui/format';

/** How a way to sign in looks. */
interface Kind {
  icon: IconName;
  /** What is shown of its address or name. */
  show: (subject: string) => string;
  /** It is an address, of which people want the whole elsewhere. */
  isAddress?: true;
}

const WALLET: Kind = { icon: 'wallet', show: shortAddress, isAddress: true };
/** A third party's number for somebody tells nobody anything. */
const THIRD_PARTY: Kind = { icon: 'user', show: () => '' };

/** Kinds with words of their own, by the name that the server gives them. */
const KINDS: Readonly<Record<string, Kind>> = {
  email: { icon: 'mail', show: maskEmail },
  ethereum: WALLET,
  bitcoin: WALLET,
  solana: WALLET,
  google: THIRD_PARTY,
  discord: THIRD_PARTY,
  x: THIRD_PARTY,
};

/** Look of a kind, and the id of its name; one that is newer than this page is shown as the server calls it. */
export function kindOf(kind: string): Kind & { nameId?: string } {
  const known = KINDS[kind];
  return known ? { ...known, nameId: `settings.methods.${kind}` } : { icon: 'link', show: (subject) => subject };
}

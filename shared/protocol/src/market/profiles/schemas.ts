import { Type, type Static } from 'typebox';
import { Address } from '../fields.ts';
import { MOST_PROFILES } from './most.ts';

/** Who has bound a wallet: what everybody may see of them. */
const WalletProfile = Type.Object({ address: Address, uid: Type.String(), username: Type.String(), headimgurl: Type.String() });
export type WalletProfile = Static<typeof WalletProfile>;

export const findProfiles = {
  summary: 'Who of the site has bound these wallets; those of nobody are missing',
  query: Type.Object({
    /** With commas between them. */
    addresses: Type.String({ pattern: `^0x[0-9a-fA-F]{40}(,0x[0-9a-fA-F]{40}){0,${MOST_PROFILES - 1}}$` }),
  }),
  data: Type.Object({ profiles: Type.Array(WalletProfile) }),
  codes: [],
};

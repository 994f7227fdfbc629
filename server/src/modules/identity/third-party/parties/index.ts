import type { ThirdParty } from '@mortar/protocol/identity';
import type { ThirdParties } from '../settings.ts';
import { DISCORD, X } from './dialects.ts';
import { createOAuthParty } from './oauth-party.ts';
import { createOidcParty } from './oidc-party.ts';
import type { Party } from './party.ts';

/** The third parties that this installation has credentials for. */
export type Parties = Partial<Record<ThirdParty, Party>>;

export function createParties({ google, discord, x }: ThirdParties): Parties {
  return {
    ...(google && { google: createOidcParty(google) }),
    ...(discord && { discord: createOAuthParty(discord, DISCORD) }),
    ...(x && { x: createOAuthParty(x, X) }),
  };
}

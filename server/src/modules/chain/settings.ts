import { Type } from 'typebox';
import type { Settings } from '../../config/settings.ts';

interface ChainSettings {
  /** Private key of the account that puts contracts on chains, by `CHAIN_DEPLOYER_KEY`; no server needs it. */
  deployerKey: string | undefined;
}

export const chainSettings: Settings<ChainSettings> = {
  variables: {
    CHAIN_DEPLOYER_KEY: {
      schema: Type.String({ pattern: '^0x[0-9a-fA-F]{64}$' }),
      mustBe: 'a private key, 0x and 64 hexadecimal digits',
    },
  },
  read: (env) => ({ deployerKey: env['CHAIN_DEPLOYER_KEY'] }),
};

import { Type } from 'typebox';
import type { Settings } from '../../config/settings.ts';

interface RegistrySettings {
  /** What the registry is signed with; made once under `dataDir` when unset. */
  registrySecret: string | undefined;
}

export const registrySettings: Settings<RegistrySettings> = {
  variables: {
    SECRET_REGISTRY: {
      schema: Type.String({ pattern: '^(-----BEGIN PRIVATE KEY-----|MC4CAQAw[A-Za-z0-9+/]+=*$)' }),
      mustBe: 'an Ed25519 private key in PKCS 8, as PEM or as the base64 of its DER',
    },
  },
  read: (env) => ({ registrySecret: env['SECRET_REGISTRY'] }),
};

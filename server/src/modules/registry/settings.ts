import { Type } from 'typebox';
import type { Settings } from '../../config/settings.ts';

const KEEP_VERSIONS_DAYS = 30;

interface RegistrySettings {
  /** What the registry is signed with; made once under `dataDir` when unset. */
  registrySecret: string | undefined;
  /** The files of a version that nobody got for so many days are removed. */
  keepVersionsDays: number;
}

export const registrySettings: Settings<RegistrySettings> = {
  variables: {
    SECRET_REGISTRY: {
      schema: Type.String({ pattern: '^(-----BEGIN PRIVATE KEY-----|MC4CAQAw[A-Za-z0-9+/]+=*$)' }),
      mustBe: 'an Ed25519 private key in PKCS 8, as PEM or as the base64 of its DER',
    },
    KEEP_VERSIONS_DAYS: { schema: Type.String({ pattern: '^[1-9][0-9]{0,3}$' }), mustBe: 'a number of days from 1 to 9999' },
  },
  read: (env) => ({
    registrySecret: env['SECRET_REGISTRY'],
    keepVersionsDays: Number(env['KEEP_VERSIONS_DAYS'] ?? KEEP_VERSIONS_DAYS),
  }),
};

import type { BuildManifest } from '@mortar/protocol/registry';
import { canonicalJson } from '../../../lib/canonical-json.ts';
import type { RegistryKey } from '../../../lib/registry-key.ts';

/** Vouches for versions: everything that their `build.json` says, the hash of every file included. */
export interface VersionSigner {
  sign(build: BuildManifest): string;
  /** @param signature null for a version that nobody signed */
  isSigned(build: BuildManifest, signature: string | null): boolean;
}

export function createVersionSigner(key: Pick<RegistryKey, 'sign' | 'verify'>): VersionSigner {
  return {
    sign: (build) => key.sign('version', canonicalJson(build)),
    isSigned: (build, signature) => signature !== null && key.verify('version', canonicalJson(build), signature),
  };
}

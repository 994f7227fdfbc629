import { generateKeyPairSync, sign } from 'node:crypto';
import { localPin, REGISTRY_CONTEXT, type RegistryDocument, type SignedRegistry } from '@mortar/protocol/registry';
import { readDescription } from '../remote-config.ts';

const PUBLIC_KEY_BYTES = 32;

/** Puts the local remote into a site's registry; signed by a key of this run, which the page that carries it names as its own. */
export function createLocalRegistry(folder: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');

  return {
    /** 32 bytes as base64. */
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).subarray(-PUBLIC_KEY_BYTES).toString('base64'),

    /** @param theirs the site's document as JSON */
    withLocal(theirs: string): SignedRegistry {
      const registry = JSON.parse(theirs) as RegistryDocument;
      const live = localPin(readDescription(folder));
      const local = { live, channel: 'override', why: 'override' } as const;
      const document: RegistryDocument = { ...registry, remotes: { ...registry.remotes, [live.description.name]: local } };
      const text = JSON.stringify(document).replaceAll('<', String.raw`\u003c`);
      return { text, signature: sign(null, Buffer.from(REGISTRY_CONTEXT + text), privateKey).toString('base64') };
    },
  };
}

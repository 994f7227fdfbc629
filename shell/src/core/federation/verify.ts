import { fromBase64 } from '@mortar/protocol';
import { REGISTRY_CONTEXT, type RegistryDocument, type SignedRegistry } from '@mortar/protocol/registry';

/** A registry is not used: it was not signed by the server, or it is an older one. */
export class RegistryRefused extends Error {
  override name = 'RegistryRefused';
}

/**
 * Whether the server signed exactly this text. Browsers that know Ed25519 check it beside the page's other work; for
 * the others a library is fetched.
 * @param key public key as the boot data has it
 */
export async function isSigned({ text, signature }: SignedRegistry, key: string): Promise<boolean> {
  const [data, mark, own] = [new TextEncoder().encode(REGISTRY_CONTEXT + text), fromBase64(signature), fromBase64(key)];
  const native = await crypto.subtle.importKey('raw', own, 'Ed25519', false, ['verify']).catch(() => null);
  if (native) return crypto.subtle.verify('Ed25519', native, mark, data);
  const { ed25519 } = await import(/* webpackChunkName: "ed25519" */ '@noble/curves/ed25519.js');
  return ed25519.verify(mark, data, own);
}

/** The document that was signed. @throws RegistryRefused */
export async function openRegistry(signed: SignedRegistry, key: string): Promise<RegistryDocument> {
  // A damaged signature may be no base64 at all, which is thrown.
  if (await isSigned(signed, key).catch(() => false)) return JSON.parse(signed.text) as RegistryDocument;
  throw new RegistryRefused('the registry is not signed by its server');
}

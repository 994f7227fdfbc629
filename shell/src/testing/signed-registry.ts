import { ed25519 } from '@noble/curves/ed25519.js';
import { REGISTRY_CONTEXT, REGISTRY_SIGNATURE_HEADER, type RegistryDocument, type SignedRegistry } from '@mortar/protocol/registry';

const SECRET = new Uint8Array(32).fill(7);
const base64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

/** Public key of the server that tests play. */
export const PUBLIC_KEY = base64(ed25519.getPublicKey(SECRET));

/** A document as that server signs it. */
export function signedRegistry(document: RegistryDocument): SignedRegistry {
  const text = JSON.stringify(document);
  return { text, signature: base64(ed25519.sign(new TextEncoder().encode(REGISTRY_CONTEXT + text), SECRET)) };
}

/** The answer of `/r/registry.json`. */
export function signedAnswer(document: RegistryDocument): Response {
  const { text, signature } = signedRegistry(document);
  return new Response(text, { headers: { [REGISTRY_SIGNATURE_HEADER]: signature } });
}

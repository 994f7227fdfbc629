import type { RegistryDocument, SignedRegistry } from '@mortar/protocol/registry';
import { escapeJson } from '../../../lib/escape.ts';
import type { RegistryKey } from '../../../lib/registry-key.ts';

/** Signs a document once, however many pages carry it. */
export type RegistrySigner = (document: RegistryDocument) => SignedRegistry;

/** The text is escaped before it is signed, so that it may stand in an HTML page as it is. */
export function createRegistrySigner(key: Pick<RegistryKey, 'sign'>): RegistrySigner {
  const signed = new WeakMap<RegistryDocument, SignedRegistry>();

  return (document) => {
    const known = signed.get(document);
    if (known) return known;
    const text = escapeJson(document);
    const fresh = { text, signature: key.sign('registry', text) };
    signed.set(document, fresh);
    return fresh;
  };
}

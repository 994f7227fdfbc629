import type { RegistryDocument } from '@mortar/protocol/registry';
import { fetchRegistry } from '../../core/federation/registry-client.ts';

const INTERVAL_MS = 700;

/** Development only: loads the page again when it would get other versions than these, or the server was started anew. */
export function followBuilds(known: RegistryDocument, key: string): void {
  let wasDown = false;
  setInterval(async () => {
    try {
      if ((await fetchRegistry({ known, key })) || wasDown) location.reload();
    } catch {
      wasDown = true;
    }
  }, INTERVAL_MS);
}

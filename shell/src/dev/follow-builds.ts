import { fetchRegistry } from '../federation/registry-client.ts';

const INTERVAL_MS = 700;

/** Development only: loads the page again when a newer remote was published or the server was started anew. */
export function followBuilds(seq: number): void {
  let wasDown = false;
  setInterval(async () => {
    try {
      if ((await fetchRegistry(seq)) || wasDown) location.reload();
    } catch {
      wasDown = true;
    }
  }, INTERVAL_MS);
}

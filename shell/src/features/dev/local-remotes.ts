import { ownEntry } from '@mortar/protocol';
import { LOCAL_DESCRIPTION_FILE, localPath, localPin, type RegistryDocument, type RemoteDescription } from '@mortar/protocol/registry';

/** A development server on the same machine answers at once, or not at all. */
const PATIENCE_MS = 3000;

/** What a document shows of the remotes that development servers serve. */
export type WithLocal = (registry: RegistryDocument) => RegistryDocument;

/**
 * Asks the development servers that a registry names what they serve. A server that does not answer leaves the page with
 * what the published version declares, so that its routes say what is missing.
 * @param registry verified: it names the origins that code may come from
 */
export async function openLocalRemotes({ local = {} }: RegistryDocument): Promise<WithLocal> {
  const asked = Object.entries(local).map(async ([name, origin]) => [name, await descriptionOf(name, origin)] as const);
  const described = new Map(await Promise.all(asked));

  return (registry) => {
    const remotes = { ...registry.remotes };
    for (const [name, origin] of Object.entries(registry.local ?? {})) {
      const published = ownEntry(remotes, name);
      const description = described.get(name) ?? published?.live.description ?? nothingOf(name);
      // Nothing stands in for it: its developer wants to see that it fails.
      const shown = { live: localPin(description, origin), channel: 'override', why: 'override' } as const;
      remotes[name] = { ...shown, ...(published?.isOff && { isOff: true }) };
    }
    return { ...registry, remotes };
  };
}

async function descriptionOf(name: string, origin: string): Promise<RemoteDescription | undefined> {
  try {
    const answer = await fetch(origin + localPath(name) + LOCAL_DESCRIPTION_FILE, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return answer.ok ? ((await answer.json()) as RemoteDescription) : undefined;
  } catch {
    return undefined;
  }
}

/** A remote of which nothing is known: it was never published, and its development server does not run. */
function nothingOf(name: string): RemoteDescription {
  const title = { en: name, 'zh-HK': name };
  return { name, title, owner: name, routes: [], navigation: [], panels: [], dialogs: [], messages: [], csp: {} };
}

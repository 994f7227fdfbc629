import type { RemoteDescription } from './remote-description.ts';
import type { RemotePin } from './document.ts';

/** Version that a remote has while a development server serves it. */
export const LOCAL_VERSION = 'local';

/** File of a development server, beside the entry, that holds the remote's `remote.json` as it is now. */
export const LOCAL_DESCRIPTION_FILE = 'remote.json';

/** File that defines the container. */
export const LOCAL_ENTRY = 'entry.js';

/** Folder of addresses that the files of a remote lie under on its development server. */
export const localPath = (name: string): string => `/r/${name}/${LOCAL_VERSION}/`;

/** Global variable that the entry of a development server sets. */
export const localGlobal = (name: string): string => `mortar_${name}_${LOCAL_VERSION}`;

/**
 * A remote that a development server serves, as the registry's document of its developer has it. It names no integrity:
 * files change while they are served, and only the development flavour of the shell takes such a pin.
 * @param origin of the development server; unset where it serves the page too
 */
export function localPin(description: RemoteDescription, origin?: string): RemotePin {
  const { name } = description;
  const entry = origin === undefined ? LOCAL_ENTRY : origin + localPath(name) + LOCAL_ENTRY;
  return { version: LOCAL_VERSION, entry, global: localGlobal(name), chunks: {}, integrity: {}, description };
}

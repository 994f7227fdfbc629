/** The connection as pages have it: through a shared worker of this build, with a token that outlives a document. */
import { hostConnection, type SealedAuth } from '@mortar/client/connection';
import { CONNECTION_WORKER } from '@mortar/protocol/realtime';
import { createStore, del, get, set } from 'idb-keyval';
import { scriptUrl } from './tags.ts';

/** Folder of this build, as webpack knows it. */
declare const __webpack_public_path__: string;

const NAME = 'connection';
const kept = () => createStore('mortar', 'keys');

hostConnection({
  // Tabs of another version of the site have a worker of their own: each talks to one that understands it.
  startWorker: () => new SharedWorker(scriptUrl(__webpack_public_path__ + CONNECTION_WORKER), { name: 'mortar' }),
  keeper: {
    read: async () => get<SealedAuth>(NAME, kept()),
    write: async (auth) => set(NAME, auth, kept()),
    forget: async () => del(NAME, kept()),
  },
});

export * from '@mortar/client/connection';

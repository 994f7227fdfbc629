/** The connection as pages have it: through a shared worker of this build. */
import { startsConnectionBy } from '@mortar/client/connection';
import { CONNECTION_WORKER } from '@mortar/protocol/realtime';
import { scriptUrl } from './tags.ts';

/** Folder of this build, as webpack knows it. */
declare const __webpack_public_path__: string;

// Tabs of another version of the site have a worker of their own: each talks to one that understands it.
startsConnectionBy(() => new SharedWorker(scriptUrl(__webpack_public_path__ + CONNECTION_WORKER), { name: 'mortar' }));

export * from '@mortar/client/connection';

import { browserSecret } from '../browser-secret.ts';
import { SECRET_BYTES, STEP_MS } from './flows.ts';

/**
 * Lax, because a third party leads back by a link of its own. It lasts for every step that may follow: to the third party, back,
 * and to an address; rows end by themselves.
 */
export const { browserOf, keepBrowser } = browserSecret('third_party', 'lax', { bytes: SECRET_BYTES, ms: 3 * STEP_MS });

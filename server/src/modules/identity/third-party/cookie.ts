import { browserSecret } from '../browser-secret.ts';
import { SECRET_BYTES, STEP_MS } from './flows.ts';

/** Lax, because a third party leads back by a link of its own. */
export const { browserOf, keepBrowser } = browserSecret('third_party', 'lax', { bytes: SECRET_BYTES, ms: STEP_MS });

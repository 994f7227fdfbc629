import { createHash } from 'node:crypto';

/** What a browser sends as a password. */
export const PASSWORD = createHash('sha256').update('Kiln and Glaze 7').digest('hex');

import { shellConfig } from '@mortar/build';

export default shellConfig(import.meta.dirname);

/** Lies beside each release, for pages in which a development server takes part. */
export const development = shellConfig(import.meta.dirname, 'development');

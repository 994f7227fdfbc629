import { shellConfig } from '@mortar/build';

export default shellConfig(import.meta.dirname);

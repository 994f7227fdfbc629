import { remoteConfig } from '@mortar/build';

export default remoteConfig(import.meta.dirname);

import { BUILD_MANIFEST_FILE, type BuildManifest } from '@mortar/protocol/registry';

type VersionName = Pick<BuildManifest, 'name' | 'version'>;

/** Where a file of a version lies in the bucket: the path that it would have under `DATA_DIR`. */
export const keyOf = ({ name, version }: VersionName, file: string): string => `remotes/${name}/${version}/${file}`;

/** Put last: a version without it is a half one. */
export const manifestOf = (version: VersionName): string => keyOf(version, BUILD_MANIFEST_FILE);

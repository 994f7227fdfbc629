import type { RemotePin } from '@mortar/protocol/registry';

/**
 * Tells Module Federation's developer tools of a version that the runtime knows. They read `__FEDERATION__.moduleInfo`, which
 * the runtime itself fills from manifests; here the registry says what those would.
 * @param host name of the runtime's instance
 * @param entry address of the version's entry
 */
export function tellDeveloperTools(host: string, remote: string, entry: string, pin: RemotePin): void {
  const { moduleInfo } = __FEDERATION__;
  const { remotesInfo } = { remotesInfo: {}, ...moduleInfo[host] };
  const { version, global: globalName, type: remoteEntryType = 'global' } = pin;
  Object.assign(moduleInfo, {
    [host]: { version: '', remoteEntry: '', remotesInfo: { ...remotesInfo, [remote]: { matchedVersion: version } } },
    [`${remote}:${version}`]: {
      version,
      remoteEntry: entry,
      remoteEntryType,
      globalName,
      modules: [{ moduleName: 'remote', modulePath: './remote' }],
    },
  });
}

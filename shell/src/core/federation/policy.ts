import type { RegistryDocument, RemoteDescription, RemotePin } from '@mortar/protocol/registry';

/**
 * Whether a version is of ES modules that this page cannot verify: their hashes stand in its import map, which the server
 * made for the versions that this visitor had when the page was made.
 */
export function isBeyondImportMap({ type, version, entry }: RemotePin, remote: string): boolean {
  return type === 'module' && !Object.hasOwn(mappedIntegrity(), `/r/${remote}/${version}/${entry}`);
}

function mappedIntegrity(): Record<string, string> {
  const text = document.querySelector('script[type=importmap]')?.textContent;
  return text ? (JSON.parse(text) as { integrity: Record<string, string> }).integrity : {};
}

/**
 * Whether a version needs hosts that the policy of this page does not allow: the server made it for the versions that
 * this visitor had when the page was made.
 */
export function isBeyondPolicy({ remotes }: RegistryDocument, { csp }: RemoteDescription): boolean {
  const pins = Object.values(remotes).flatMap(({ live, lastGood }) => (lastGood ? [live, lastGood] : [live]));
  return Object.entries(csp).some(([directive, sources]) =>
    sources.some((source) => !pins.some(({ description }) => description.csp[directive as keyof typeof csp]?.includes(source))),
  );
}

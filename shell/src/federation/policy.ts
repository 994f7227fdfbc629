import type { RegistryDocument, RemoteDescription } from '@mortar/protocol';

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

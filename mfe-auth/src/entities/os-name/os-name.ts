const NAMED = ['web', 'h5', 'ios', 'android'];

/** Id of the name of a system, as devices tell it (spec §7); an unknown one has none of its own. */
export function osNameId(os: string): string {
  return `settings.os.${NAMED.includes(os) ? os : 'other'}`;
}

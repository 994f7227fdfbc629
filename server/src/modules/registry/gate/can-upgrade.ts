import { satisfies, valid } from 'semver';
import { Refusal } from '../../../lib/refusal.ts';
import type { ActiveVersion, OtherVersion } from '../versions/repository.ts';
import type { HostBuild } from './host.ts';

/** A version that visitors get and that would not take the upgrade. */
export interface Break extends ActiveVersion {
  owner: string;
  /** What it takes from the host, and the range that it was built for. */
  takes: { key: string; range: string }[];
}

/** What an upgrade of something that the host provides would do to what is live. */
export interface UpgradeAnswer {
  package: string;
  /** What the host provides now. */
  from: string;
  to: string;
  breaks: Break[];
  /** Versions that take it. */
  holds: ActiveVersion[];
}

/**
 * Answers from the registry whether the host can provide another version of a package.
 * @throws Refusal when the host does not provide it, or `version` is no version
 */
export function canUpgrade(name: string, version: string, active: readonly OtherVersion[], host: HostBuild | null): UpgradeAnswer {
  if (!host) throw new Refusal('no shell is built here, so nothing says what the host provides: npm start builds it');
  const keys = Object.keys(host.shared).filter((key) => packageOf(key) === name);
  if (keys.length === 0)
    throw new Refusal(`the host does not provide ${name}; it provides ${[...new Set(Object.keys(host.shared).map(packageOf))].join(', ')}`);
  if (valid(version) === null) throw new Refusal(`'${version}' is no version, such as 19.4.0`);
  const asked = active.map((one) => ({
    remote: one.remote,
    version: one.version,
    channel: one.channel,
    owner: one.description.owner,
    takes: Object.entries(one.shared).flatMap(([key, range]) => (keys.includes(key) && !satisfies(version, range) ? [{ key, range }] : [])),
  }));
  return {
    package: name,
    from: host.shared[keys[0]!] ?? '',
    to: version,
    breaks: asked.filter(({ takes }) => takes.length > 0),
    holds: asked.filter(({ takes }) => takes.length === 0).map(({ owner: _owner, takes: _takes, ...one }) => one),
  };
}

/** The package that a share key belongs to: `react/jsx-runtime` is part of `react`. */
function packageOf(key: string): string {
  return key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The answer as an operator reads it. */
export function upgradeText({ package: name, from, to, breaks, holds }: UpgradeAnswer): string {
  const label = ({ remote, version, channel }: ActiveVersion) => `${remote} ${version} (${channel})`;
  const head =
    breaks.length === 0
      ? `${name} ${from} can become ${to}: nothing that is live breaks`
      : `${name} ${from} cannot become ${to}: ${breaks.length === 1 ? 'one live version breaks' : `${breaks.length} live versions break`}`;
  return [
    head,
    ...breaks.map(
      (one) => `  ${label(one)} was built for ${one.takes.map(({ key, range }) => `${key} ${range}`).join(', ')} (owner: ${one.owner})`,
    ),
    ...holds.map((one) => `  ${label(one)} takes it`),
  ].join('\n');
}

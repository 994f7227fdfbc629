import { BUNDLED_FILE, mayReachBrowsers, type BundledPackage } from '@mortar/protocol/registry/rules';
import { Type } from 'typebox';
import Value from 'typebox/value';
import type { HostBuild } from '../host.ts';
import type { Fault } from '../verdict.ts';
import { textOf, type Candidate } from './candidate.ts';

const Bundled = Type.Array(Type.Object({ name: Type.String(), version: Type.String(), licence: Type.String() }));

/** What is bundled may ship, and is no second copy of what the host provides. What is bundled only the build can know. */
export function licenceFaults(candidate: Candidate, host: HostBuild | null): Fault[] {
  const text = textOf(candidate, BUNDLED_FILE);
  const packages = text === undefined ? undefined : bundledIn(text);
  if (!packages)
    return [{ rule: 'licences', file: BUNDLED_FILE, what: 'it must list the packages that are bundled: build it with @mortar/build' }];
  return packages.flatMap((bundled): Fault[] => {
    const { name, version, licence } = bundled;
    const fault = { file: BUNDLED_FILE } as const;
    return [
      ...(mayReachBrowsers(bundled)
        ? []
        : [{ ...fault, rule: 'licences' as const, what: `${name} ${version} is under ${licence}, which may not ship: replace it` }]),
      ...(host && isProvided(name, host)
        ? [{ ...fault, rule: 'shared' as const, what: `it carries a copy of ${name} ${version}, which the host provides` }]
        : []),
    ];
  });
}

/** Rooms of our own have doors besides those that the host provides, and what is behind them is bundled. */
function isProvided(name: string, host: HostBuild): boolean {
  return Object.hasOwn(host.shared, name) && !name.startsWith('@mortar/');
}

function bundledIn(text: string): BundledPackage[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Value.Check(Bundled, value) ? value : undefined;
  } catch {
    return undefined;
  }
}

import type { Area, BuildManifest } from '@mortar/protocol/registry';
import type { OtherVersion } from '../versions/repository.ts';
import { compositionFaults } from './composition/index.ts';
import { contentFaults } from './content/index.ts';
import { newHosts } from './content/policy.ts';
import { readForm } from './form/form.ts';
import { versionFaults } from './form/same-version.ts';
import { GateRefusal } from './gate-refusal.ts';
import type { HostBuild } from './host.ts';
import { RULES, type Fault, type Finding, type Rule, type Verdict } from './verdict.ts';

export interface GateDeps {
  /** What the shell beside this server provides; null where none is built. */
  readHost(): Promise<HostBuild | null>;
  areas: readonly Area[];
  /** Builds for development are larger and may be half written: what does not keep them from running is told, not refused. */
  isDevelopment: boolean;
}

/** A build as it lies in a folder, and where it wants to go. */
interface Wish {
  remote: string;
  folder: string;
  /** Content of its `build.json`, unchecked. */
  value: unknown;
  /** Every live and canary version, of this remote too. */
  active: OtherVersion[];
  /** What the registry has under a version's name. */
  known(version: string): Promise<BuildManifest | undefined>;
}

/** The verdict, and the build where it could be read. */
export interface Judgement {
  verdict: Verdict;
  build: BuildManifest | null;
}

const LATER: ReadonlySet<Rule> = new Set(['catalogues', 'sizes', 'licences']);
const NO_HOST: Fault = {
  rule: 'shared',
  file: 'build.json',
  what: 'no shell is built here, so nothing says what the host provides: npm start builds it',
  owner: 'shell',
};

/** Decides whether a build may be published: it solves the composition of the page before anything is stored or changed. */
export function createGate({ readHost, areas, isDevelopment }: GateDeps) {
  return {
    readHost,

    /** Everything that there is to say of a build. It changes nothing. */
    async judge({ remote, folder, value, active, known }: Wish): Promise<Judgement> {
      const host = await readHost();
      const others = active.filter((version) => version.remote !== remote);
      const { build, faults } = readForm(value, remote);
      const said = build
        ? [
            ...versionFaults(build, await known(build.version)),
            ...compositionFaults({ build, host, others, areas }),
            ...(await contentFaults({ folder, build, host, refusesLarge: !isDevelopment })),
          ]
        : [];
      const all = [...faults, ...(host ? [] : [NO_HOST]), ...said];
      const isRefusal = ({ rule }: Fault) => !(isDevelopment && LATER.has(rule));
      const notes = [...all.filter((fault) => !isRefusal(fault)), ...(build ? newHosts({ build }, active) : [])];
      const owner = ownerIn(value) ?? remote;
      const refusals = inOrder(all.filter(isRefusal), owner);
      return {
        build,
        verdict: {
          remote,
          version: versionIn(value),
          owner,
          fits: refusals.length === 0,
          host: host?.version ?? null,
          beside: others.map(({ remote: name, version, channel }) => ({ remote: name, version, channel })),
          refusals,
          notes: inOrder(notes, owner),
        },
      };
    },

    /** Whether a version that was published before can stand beside what is there now. @throws GateRefusal */
    async demandPlace(build: BuildManifest, active: OtherVersion[]): Promise<void> {
      const host = await readHost();
      const others = active.filter((version) => version.remote !== build.name);
      const { owner } = build.description;
      const refusals = inOrder(compositionFaults({ build, host, others, areas }), owner);
      if (refusals.length === 0) return;
      const beside = others.map(({ remote, version, channel }) => ({ remote, version, channel }));
      const { name: remote, version } = build;
      throw new GateRefusal({ remote, version, owner, fits: false, host: host?.version ?? null, beside, refusals, notes: [] });
    },
  };
}

/** What a build calls itself, be it a version or not. */
function versionIn(value: unknown): string {
  const { version } = (value ?? {}) as { version?: unknown };
  return typeof version === 'string' ? version : '(no version)';
}

function ownerIn(value: unknown): string | undefined {
  const { description } = (value ?? {}) as { description?: { owner?: unknown } };
  return typeof description?.owner === 'string' && description.owner !== '' ? description.owner : undefined;
}

export type Gate = ReturnType<typeof createGate>;

function inOrder(faults: readonly Fault[], owner: string): Finding[] {
  return RULES.flatMap((rule) => faults.filter((fault) => fault.rule === rule)).map((fault) => ({ owner, ...fault }));
}

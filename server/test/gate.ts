import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGate, type Verdict } from '../src/modules/registry/gate/index.ts';
import type { OtherVersion } from '../src/modules/registry/versions/repository.ts';
import { AREAS } from '../src/modules/registry/areas.ts';
import { PROVIDED } from './host.ts';
import { createRemoteBuilds, type RemoteBuildOptions } from './remote-build.ts';

export interface GateTry {
  /** What visitors get besides. */
  active?: OtherVersion[];
  /** What the host provides; null: no shell is built. */
  provided?: Record<string, string> | null;
  isDevelopment?: boolean;
}

/** Asks the gate about builds that are made for the question. */
export function createGateTries() {
  const builds = createRemoteBuilds();

  return {
    /** What the gate says of a build of `quiz`. */
    async verdictOf(
      options: RemoteBuildOptions,
      { active = [], provided = PROVIDED, isDevelopment = false }: GateTry = {},
      spoil: (folder: string) => void = () => {},
    ): Promise<Verdict> {
      const { dir: folder } = builds.make('1.0.0', { name: 'quiz', routes: ['/trial'], ...options });
      spoil(folder);
      const readHost = async () => provided && { version: '9.0.0', shared: provided };
      const value: unknown = JSON.parse(readFileSync(join(folder, 'build.json'), 'utf8'));
      const wish = { remote: 'quiz', folder, value, active, known: async () => undefined };
      return (await createGate({ readHost, areas: AREAS, isDevelopment }).judge(wish)).verdict;
    },
    remove: () => builds.remove(),
  };
}

/** A version of another remote that visitors get. */
export function otherVersion(remote: string, part: Partial<OtherVersion['description']> = {}, channel = 'live'): OtherVersion {
  const title = { en: remote, 'zh-HK': remote };
  const description = {
    name: remote,
    title,
    owner: `team of ${remote}`,
    routes: [],
    navigation: [],
    panels: [],
    dialogs: [],
    messages: [],
    csp: {},
  };
  return { remote, version: '2.0.0', channel, shared: {}, description: { ...description, ...part } };
}

import { readdirSync } from 'node:fs';
import { currentBuildOf } from '../../../lib/current-build.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { ObjectsUnavailable } from '../../../objects/index.ts';
import { GateRefusal } from '../gate/index.ts';
import type { PlatformService } from '../index.ts';
import { HEALTH_ACTOR } from '../health-actor.ts';

/** Who publishes, as history and audit name it. */
const ACTOR = 'npm start';
/** Who changes what is live without a person. */
const AUTOMATIC: readonly string[] = [ACTOR, HEALTH_ACTOR];

/**
 * Makes builds of this checkout live that the registry has never seen. A version that was published before is left
 * alone: an operator may have taken it back. So is a remote whose live version somebody chose by hand. A build that fills a slot waits for the one that has it, in this round or in
 * a later one. A build that is refused, or that the bucket does not take, is told, and what was live stays.
 * @returns names of the remotes that have a new version now
 */
export async function publishNewBuilds(root: string, platform: PlatformService, say: (line: string) => void): Promise<string[]> {
  const publish = async (builds: readonly Build[]): Promise<string[]> => {
    const published: string[] = [];
    const waiting: { build: Build; missing: string }[] = [];
    for (const build of builds) {
      const { name, version, dir } = build;
      try {
        await platform.publish(name, dir, { actor: ACTOR, reason: 'a build of this checkout that was not published yet' });
        published.push(name);
      } catch (error) {
        if (!(error instanceof Refusal || error instanceof ObjectsUnavailable)) throw error;
        const missing = missingSlots(error);
        if (missing) waiting.push({ build, missing });
        else say(`${name} ${version} was not published: ${error.message}`);
      }
    }
    if (published.length > 0 && waiting.length > 0) return [...published, ...(await publish(waiting.map(({ build }) => build)))];
    for (const { build, missing } of waiting) say(`${build.name} ${build.version} waits: ${missing}`);
    return published;
  };
  const ours: Build[] = [];
  for (const build of currentBuilds(root)) {
    const { name, version } = build;
    if (await platform.knows(name, version)) continue;
    const chosen = await platform.lastPin(name);
    if (!chosen || AUTOMATIC.includes(chosen.actor)) ours.push(build);
    else say(`${name} ${version} was not published: ${chosen.actor} chose ${chosen.version} by hand; npm run mortar -- publish ${name}`);
  }
  return publish(ours);
}

/** What a build waits for; nothing where it is refused for any other reason. */
function missingSlots(error: Error): string | undefined {
  const refusals = error instanceof GateRefusal ? error.verdict.refusals : [];
  return refusals.length > 0 && refusals.every(({ rule }) => rule === 'slots') ? refusals.map(({ what }) => what).join('; ') : undefined;
}

type Build = ReturnType<typeof currentBuilds>[number];

function currentBuilds(root: string) {
  const names = readdirSync(root)
    .filter((folder) => folder.startsWith('mfe-'))
    .map((folder) => folder.slice('mfe-'.length));
  return names.flatMap((name) => {
    const build = currentBuildOf(root, name);
    return build ? [{ name, ...build }] : [];
  });
}

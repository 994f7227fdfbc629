import type { RegistryReads, PlatformRepository } from '../versions/repository.ts';
import { readBuild } from '../files/version-folder.ts';
import { canUpgrade, type UpgradeAnswer } from './can-upgrade.ts';
import type { Gate, Judgement } from './gate.ts';
import type { Verdict } from './verdict.ts';

interface Parts {
  repository: PlatformRepository;
  gate: Gate;
}

/** Everything that the gate has to say of the build in a folder, beside what the registry has at one moment. @throws Refusal where there is no build */
export async function judgeFolder(
  { reads, gate }: { reads: RegistryReads } & Pick<Parts, 'gate'>,
  remote: string,
  folder: string,
): Promise<Judgement> {
  const value = await readBuild(folder);
  return gate.judge({ remote, folder, value, active: await reads.active(), known: (version) => reads.version(remote, version) });
}

/** What can be asked of the gate without changing anything. */
export function createGateQuestions({ repository, gate }: Parts) {
  return {
    /** What the gate would say of the build in `folder`, if it were published now. @throws Refusal where there is no build */
    async verdict(remote: string, folder: string): Promise<Verdict> {
      return (await repository.snapshot((reads) => judgeFolder({ reads, gate }, remote, folder))).verdict;
    },

    /** Which live and canary versions would break if the host provided another version of a package. @throws Refusal */
    async canUpgrade(name: string, version: string): Promise<UpgradeAnswer> {
      return canUpgrade(name, version, await repository.active(), await gate.readHost());
    },
  };
}

export type GateQuestions = ReturnType<typeof createGateQuestions>;

import { currentBuildOf } from '../lib/current-build.ts';
import { Refusal } from '../lib/refusal.ts';
import { createPlatform, signOldPlatformVersions } from '../modules/registry/index.ts';
import type { Answer } from './answer.ts';
import type { Call } from './arguments.ts';
import { answerChannel } from './channel.ts';
import type { ChannelCall } from './channel-call.ts';
import type { Desk } from './desk.ts';
import { answerCanUpgrade, answerPublish, changeText } from './gate.ts';
import { answerKey } from './key.ts';
import type { KeyCall } from './key-call.ts';
import { answerPrune } from './prune.ts';
import { statusTable } from './status-table.ts';

type OfVersions = Extract<Call, { command: 'publish' | 'can-upgrade' | 'promote' | 'rollback' | 'restored' | 'prune' | 'status' }>;
export type RegistryCall = OfVersions | ChannelCall | KeyCall;

/** Does what an operator asks for about remotes and their versions, and says it. */
export async function answerRegistry(call: RegistryCall, { who, config, ...rest }: Desk): Promise<string | Answer> {
  await signOldPlatformVersions({ config, ...rest });
  const platform = createPlatform({ config, ...rest });
  switch (call.command) {
    case 'status': {
      const rows = await platform.status(who, call.remote);
      return call.json ? JSON.stringify(rows) : statusTable(rows);
    }
    case 'publish':
      return answerPublish(call, call.dir ?? builtFolder(config.root, call.remote), platform, who);
    case 'can-upgrade':
      return answerCanUpgrade(call, platform);
    case 'promote':
      return changeText(await platform.promote(call.remote, call.version, who));
    case 'rollback':
      return changeText(await platform.rollback(call.remote, who));
    case 'restored':
      return `The registry goes on at ${await platform.restored(who)}: open pages take it up.`;
    case 'prune':
      return answerPrune({ ...call, days: call.days ?? config.keepVersionsDays }, platform, who);
    case 'key':
      return answerKey(call, platform, who);
    default:
      return answerChannel(call, platform, who);
  }
}

function builtFolder(root: string, remote: string): string {
  const build = currentBuildOf(root, remote);
  if (!build) throw new Refusal(`There is no build of '${remote}' in mfe-${remote}/dist: name its folder with --dir`);
  return build.dir;
}

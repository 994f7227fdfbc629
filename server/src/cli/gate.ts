import {
  GateRefusal,
  upgradeText,
  verdictText,
  type Actor,
  type Change,
  type PlatformService,
  type Verdict,
} from '../modules/registry/index.ts';
import type { Answer } from './answer.ts';
import type { Call } from './arguments.ts';

type Publish = Extract<Call, { command: 'publish' }>;
type CanUpgrade = Extract<Call, { command: 'can-upgrade' }>;

/** Publishes a build, or only says what the gate makes of it. @param folder where the build lies */
export async function answerPublish(call: Publish, folder: string, platform: PlatformService, who: Actor): Promise<Answer> {
  if (call.dryRun) return said(call, await platform.verdict(call.remote, folder));
  try {
    const { verdict, ...change } = await platform[call.stage ? 'stage' : 'publish'](call.remote, folder, who);
    if (call.json) return { text: JSON.stringify({ ...verdict, change }) };
    const notes = verdict.notes.length > 0 ? [verdictText(verdict)] : [];
    const mended = change.mended ? [`${change.remote} ${change.version} was not trusted; it is signed anew`] : [];
    return { text: [...notes, ...mended, call.stage ? stagedText(change) : changeText(change)].join('\n') };
  } catch (error) {
    if (call.json && error instanceof GateRefusal) return said(call, error.verdict);
    throw error;
  }
}

function said({ json }: Publish, verdict: Verdict): Answer {
  return { text: json ? JSON.stringify(verdict) : verdictText(verdict), code: verdict.fits ? 0 : 1 };
}

/** Says what of the live site would break by an upgrade; ends with 1 when something would. */
export async function answerCanUpgrade({ package: name, version, json }: CanUpgrade, platform: PlatformService): Promise<Answer> {
  const answer = await platform.canUpgrade(name, version);
  return { text: json ? JSON.stringify(answer) : upgradeText(answer), code: answer.breaks.length > 0 ? 1 : 0 };
}

/** One line for a change of what visitors get. */
export function changeText({ remote, version, from, changed }: Change): string {
  if (!changed) return `${remote} ${version} is live already`;
  return `${remote} ${version} is live${from ? `, before it was ${from}` : ''}`;
}

function stagedText({ remote, version, from, changed }: Change): string {
  return `${remote} ${version} is ${changed ? 'staged' : 'staged already'}, visitors get ${from ?? 'nothing of it yet'}`;
}

import type { Actor, PlatformService } from '../modules/registry/index.ts';
import type { ChannelCall } from './channel-call.ts';
import { timeText } from './columns.ts';

type Canary = Extract<ChannelCall, { version: string }>;

/** Does what an operator asks for about canaries and the switch, and says it in a line or two. */
export async function answerChannel(call: ChannelCall, platform: PlatformService, who: Actor): Promise<string> {
  if (call.command === 'canary') return 'off' in call ? canaryOff(call.remote, platform, who) : canary(call, platform, who);
  const { changed, to } = await platform[call.command](call.remote, who);
  if (call.command === 'kill') return changed ? `${call.remote} is switched off` : `${call.remote} is off already`;
  if (!changed) return `${call.remote} is on already`;
  return `${call.remote} is on again${to ? `: ${to} is live` : ''}`;
}

async function canaryOff(remote: string, platform: PlatformService, who: Actor): Promise<string> {
  const { from } = await platform.canaryOff(remote, who);
  return `${remote} ${from} is no canary any more`;
}

async function canary({ remote, version, percentage, users, linkSeconds }: Canary, platform: PlatformService, who: Actor): Promise<string> {
  const lines: string[] = [];
  if (percentage !== undefined || users) {
    const { changed } = await platform.canary(remote, version, { percentage, users }, who);
    lines.push(`${remote} ${version} ${changed ? 'goes' : 'goes already'} to ${audienceOf({ percentage, users })}`);
  }
  if (linkSeconds !== undefined) {
    const { url, expires } = await platform.canaryLink(remote, version, linkSeconds, who);
    lines.push(`${url} shows ${remote} ${version} until ${timeText(expires)} (UTC)`);
  }
  return lines.join('\n');
}

function audienceOf({ percentage, users }: Pick<Canary, 'percentage' | 'users'>): string {
  const share = percentage === undefined ? [] : [`${percentage}% of the visitors`];
  return [...share, ...(users ? [users.join(', ') || 'nobody by name'] : [])].join(' and ');
}

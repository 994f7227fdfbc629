import { UsageError } from './usage-error.ts';

/** What a moderator asks for about posts, replies and reports of them. */
export type CommunityCall = { command: 'community' } & ({ verb: 'list' } | { verb: 'remove' | 'restore' | 'dismiss'; target: string });

const COMMUNITY_WORDS =
  'community remove|restore|dismiss <post:id, comment:id, video:id, news:id, group:id or account:uid>, or community list';

const VERBS = ['remove', 'restore', 'dismiss'] as const;
const TARGET =
  /^(post:[1-9][0-9]{0,15}|comment:[1-9][0-9]{0,15}-[1-9][0-9]{0,8}|video:[A-Za-z0-9_-]{12}|news:[1-9][0-9]{0,15}|group:[1-9][0-9]{0,15}|account:\S{1,64})$/;

/** @throws UsageError */
export function readCommunityCall([given, ...words]: readonly string[]): CommunityCall {
  const verb = VERBS.find((known) => known === given);
  const [target = ''] = words;
  if (given === 'list' && words.length === 0) return { command: 'community', verb: 'list' };
  if (!verb || words.length !== 1) throw new UsageError(`It is: npm run mortar -- ${COMMUNITY_WORDS}`);
  if (!TARGET.test(target)) throw new UsageError(`'${target}' is nothing that was reported: community list says what was.`);
  return { command: 'community', verb, target };
}

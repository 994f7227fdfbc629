import { sql, type SQL } from 'drizzle-orm';
import { holds } from '../../chain/index.ts';
import { accountsOn, users } from '../../identity/index.ts';
import { bans } from '../../moderation/index.ts';
import { edges } from '../../relations/index.ts';
import { inGroup } from '../membership/members.ts';

/** A person's key, or a column that holds one. */
export type Key = number | SQL;

/** Whether an account is here: neither deleted nor shut out. */
export const isActive = (author: Key): SQL => sql`exists (
  select 1 from ${users} u where u.id = ${author} and u.deleted_at is null
     and not exists (select 1 from ${bans} b where b.kind = 'account' and b.value = u.uid))`;

const edge = (from: Key, kind: 'follow' | 'block', to: Key): SQL =>
  sql`exists (select 1 from ${edges} e where e.from_id = ${from} and e.kind = ${kind} and e.to_id = ${to})`;

/** Whether somebody's work may be shown to somebody: they are here, and neither has blocked the other. */
export const personShown = (viewer: Key, author: Key): SQL =>
  sql`(${isActive(author)} and not ${edge(viewer, 'block', author)} and not ${edge(author, 'block', viewer)})`;

/** For whoever is known to have had the key of a post by link. */
export const OWN_KEY = sql`p.link_key`;

/**
 * The one rule of who sees a post, `p` in the statement: every surface takes it from here (docs/design/community.md).
 * @param viewer 0 for visitors
 * @param linkKey what the address of a post by link holds
 */
export const visible = (viewer: Key, linkKey?: string | SQL): SQL => sql`(
  (p.state = 'live' or p.state = 'hidden' and p.author_id = ${viewer}) and ${personShown(viewer, sql`p.author_id`)} and (
    p.author_id = ${viewer} or case p.audience
      when 'public' then true
      when 'followers' then ${edge(viewer, 'follow', sql`p.author_id`)}
      when 'mutuals' then ${edge(viewer, 'follow', sql`p.author_id`)} and ${edge(sql`p.author_id`, 'follow', viewer)}
      when 'group' then ${inGroup(sql`p.group_id`, viewer)}
      when 'holders' then ${holds(accountsOn(viewer, sql`p.gate_chain`), sql`p.gate_chain`, sql`p.gate_collection`)}
      when 'link' then ${linkKey === undefined ? sql`false` : sql`p.link_key = ${linkKey}`}
      else false end))`;

import { join, sep } from 'node:path';
import { WORKSPACE_ROOT, modulesOptions, remoteName } from '@mortar/build';
import type { RuleSetRule, RuleSetUseItem } from 'webpack';

const inRoom = (room: string) => join(WORKSPACE_ROOT, room) + sep;

/** Of what remotes share, only the landing page paints something. */
const REMOTE_KIT = inRoom('shared/remote-kit');

/**
 * Rules of the shell's build that name the classes of remotes too as their own builds do: markup that comes before any
 * script has those names, and an application that named them otherwise would paint it without styles, which is quicker.
 * @param remotes rooms whose sources the application holds, the landing page's first
 */
export function namedAsBuilt(rules: RuleSetRule[], remotes: readonly string[]): RuleSetRule[] {
  const [first = ''] = remotes;
  return rules.flatMap((rule) => {
    if (!(rule.test instanceof RegExp) || !rule.test.test('a.css')) return [rule];
    const named = remotes.map((room) => ({
      ...rule,
      include: [inRoom(room), ...(room === first ? [REMOTE_KIT] : [])],
      use: (rule.use as RuleSetUseItem[]).map((step) => renamed(step, room)),
    }));
    return [{ ...rule, exclude: named.flatMap(({ include }) => include) }, ...named];
  });
}

/** css-loader hashes a file's path from the folder that is built. */
function renamed(step: RuleSetUseItem, room: string): RuleSetUseItem {
  if (typeof step !== 'object' || !step || typeof step.options !== 'object' || !('modules' in step.options)) return step;
  const modules = { ...modulesOptions(remoteName(room)), localIdentContext: join(WORKSPACE_ROOT, room) };
  return { ...step, options: { ...step.options, modules } };
}

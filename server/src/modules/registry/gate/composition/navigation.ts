import { matchesPath } from '@mortar/protocol/registry';
import type { Fault } from '../verdict.ts';
import { channelNote, type Composition } from './composition.ts';

/** An entry leads to a page of its own remote, and no two remotes have an entry to one page. */
export function navigationFaults({ build: { description }, others }: Composition): Fault[] {
  const fault = { rule: 'navigation', file: 'remote.json' } as const;
  return description.navigation.flatMap(({ id, to }): Fault[] => {
    const [path = ''] = to.split(/[?#]/);
    const own = description.routes.some((route) => matchesPath(route.path, path));
    const other = others.find((version) => version.description.navigation.some((entry) => entry.to === to));
    return [
      ...(own ? [] : [{ ...fault, what: `the entry '${id}' leads to ${to}, which is none of its routes` }]),
      ...(other
        ? [
            {
              ...fault,
              what: `an entry to ${to} is there already, of '${other.remote}'${channelNote(other)}`,
              owner: other.description.owner,
            },
          ]
        : []),
    ];
  });
}

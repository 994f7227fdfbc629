import { isPassive } from '@mortar/protocol/registry/rules';
import type { OtherVersion } from '../../versions/repository.ts';
import type { Fault } from '../verdict.ts';
import { pathsOf, textOf, type Candidate } from './candidate.ts';

/** Static markup goes into the site's own document, and a vector picture is a document too: neither holds anything that could act there. */
export function markupFaults(candidate: Candidate): Fault[] {
  return ['.html', '.svg']
    .flatMap((ending) => pathsOf(candidate, ending))
    .flatMap((file) =>
      isPassive(textOf(candidate, file) ?? '')
        ? []
        : [{ rule: 'policy', file, what: 'it holds a script, a style attribute or a handler, which the policy of pages refuses' }],
    );
}

/** Hosts that the policy of pages would be opened to for this build alone: no refusal, but an operator should know. */
export function newHosts(
  { build: { description } }: Pick<Candidate, 'build'>,
  active: readonly Pick<OtherVersion, 'description'>[],
): Fault[] {
  return Object.entries(description.csp).flatMap(([directive, hosts]) => {
    const known = new Set(active.flatMap((version) => version.description.csp[directive as keyof typeof version.description.csp] ?? []));
    return hosts
      .filter((host) => !known.has(host))
      .map((host): Fault => ({ rule: 'policy', file: 'remote.json', what: `it opens ${directive} to a new host, ${host}` }));
  });
}

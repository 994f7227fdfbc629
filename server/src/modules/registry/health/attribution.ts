import { HEALTH_SHELL } from '@mortar/protocol/registry/schemas';

/** Whose code a stack leads into. */
export interface Owner {
  remote: string;
  version: string;
  /** The line that says so: function, file and place, without the address of the site. */
  frame: string;
}

/** `/r/<name>/<version>/<file>:<line>:<column>`, or `/shell/<version>/…`; a retried file has a query. */
const PLACE =
  /\/(?:r\/([a-z][a-z0-9]{1,31})|shell)\/([A-Za-z0-9][A-Za-z0-9._-]{0,63})\/([A-Za-z0-9_][A-Za-z0-9_.-]*)(?:\?[^\s:)]*)?:(\d+):(\d+)/;
/** `at name (` of Chromium, `name@` of the others. */
const NAME = /^\s*(?:at (?:async )?([^\s(]+) \(|([^\s@]+)@)/;

function ownerOfLine(line: string): Owner | undefined {
  const place = PLACE.exec(line);
  if (!place) return undefined;
  const [, remote = HEALTH_SHELL, version = '', file = '', row = '', column = ''] = place;
  const [, ofChromium, ofOthers] = NAME.exec(line) ?? [];
  const name = ofChromium ?? ofOthers;
  return { remote, version, frame: `${name ? `${name} ` : ''}${file}:${row}:${column}` };
}

/**
 * Finds whose code failed: the folder of a version never changes, so an address in a stack names remote and version
 * exactly. The uppermost frame of a remote counts; below React and what else the host provides there is always the host,
 * so it is named only when no remote is.
 */
export function ownerOf(stack: string | undefined): Owner | undefined {
  const owners = (stack ?? '').split('\n').flatMap((line) => ownerOfLine(line) ?? []);
  return owners.find(({ remote }) => remote !== HEALTH_SHELL) ?? owners[0];
}

/** The uppermost frame of a version in a stack; empty when it has none. */
export function frameOf(stack: string | undefined, { remote, version }: Pick<Owner, 'remote' | 'version'>): string {
  for (const line of (stack ?? '').split('\n')) {
    const owner = ownerOfLine(line);
    if (owner?.remote === remote && owner.version === version) return owner.frame;
  }
  return '';
}

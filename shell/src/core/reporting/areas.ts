/** A version of a remote that a part of the page is of. */
export interface Area {
  remote: string;
  version: string;
}

/** Stands as a child in the element that a remote's part fills, and in each overlay of it; `<remote>@<version>`. */
export const AREA_MARK = 'template[data-area]';

function read(mark: Element | null): Area | undefined {
  const [remote, version] = mark?.getAttribute('data-area')?.split('@') ?? [];
  return remote && version ? { remote, version } : undefined;
}

/** The area that an element lies in: the nearest one around it; none for the shell's own, or for one that is gone. */
export function areaOf(node: Node | null | undefined): Area | undefined {
  for (let at = node instanceof Element ? node : (node?.parentElement ?? null); at?.isConnected; at = at.parentElement) {
    const mark = [...at.children].find((child) => child.matches(AREA_MARK));
    if (mark) return read(mark);
  }
  return undefined;
}

/** The area of the page itself; panels have theirs. */
export const areaOfPage = (): Area | undefined => read(document.querySelector(`main ${AREA_MARK}`));

/** Every area that is in the document, once. */
export function areas(): Area[] {
  const found = [...document.querySelectorAll(AREA_MARK)].flatMap((mark) => read(mark) ?? []);
  return [...new Map(found.map((area) => [nameOf(area), area])).values()];
}

/** The version whose folder a script lies in. */
export function areaOfScript(url: string): Area | undefined {
  const [, remote, version] = /\/r\/([a-z][a-z0-9]*)\/([^/]+)\/[^/]+$/.exec(url) ?? [];
  return remote && version ? { remote, version } : undefined;
}

export const nameOf = ({ remote, version }: Area): string => `${remote}@${version}`;

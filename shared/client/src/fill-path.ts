const PART = /:(\w+)/g;

/** Puts what a path names (`:id`) into it. @returns the address, and what of the input is left for query or body */
export function fillPath(path: string, input: unknown): { path: string; rest: unknown } {
  const names = new Set([...path.matchAll(PART)].map(([, name]) => name));
  if (names.size === 0) return { path, rest: input };
  const given = new Map(Object.entries(input as Record<string, unknown>));
  return {
    path: path.replaceAll(PART, (_, name: string) => encodeURIComponent(String(given.get(name)))),
    rest: Object.fromEntries([...given].filter(([name]) => !names.has(name))),
  };
}

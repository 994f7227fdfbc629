export const TYPES = ['auction', 'fixed'] as const;
export const SORTS = ['ending', 'newest'] as const;
export const STATES = ['live', 'ended'] as const;

/** Which orders the page shows, as its address says it. */
export interface View {
  type: (typeof TYPES)[number];
  sort: (typeof SORTS)[number];
  state: (typeof STATES)[number];
}

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value =>
  values.find((value) => value === given) ?? values[0]!;

/** Reads a view from the search part of an address; what it does not say, or says wrong, is as it is by itself. */
export function readView(search: string): View {
  const params = new URLSearchParams(search);
  return { type: oneOf(TYPES, params.get('type')), sort: oneOf(SORTS, params.get('sort')), state: oneOf(STATES, params.get('state')) };
}

/** The search part of an address that says a view. */
export function searchOf({ type, sort, state }: View): string {
  const params = new URLSearchParams({
    ...(type !== TYPES[0] && { type }),
    ...(sort !== SORTS[0] && { sort }),
    ...(state !== STATES[0] && { state }),
  });
  return params.size === 0 ? '' : `?${params}`;
}

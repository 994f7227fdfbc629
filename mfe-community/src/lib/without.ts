/** A record without one of its keys. */
export const without = <Value>(all: Readonly<Record<string, Value>>, key: string): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(all).filter(([each]) => each !== key));

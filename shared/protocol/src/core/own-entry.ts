/** What a record holds under a name that somebody chose: nothing for `constructor` and whatever else every object has. */
export function ownEntry<Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

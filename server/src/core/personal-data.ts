import type { Db } from '../db/db.ts';
import type { Person } from '../lib/person.ts';

/** What a module keeps of a person: handed out to them, and taken away when they leave. */
export interface PersonalData {
  /** Name of the part in an export. */
  name: string;
  /** What there is, as JSON; of endless lists the newest 10,000 entries. Absent where another part gives it. */
  read?(person: Pick<Person, 'userId' | 'uid'>): Promise<unknown>;
  /** Takes away what is theirs alone, in the transaction of their leaving. What others rely on stays without a name. */
  erase?(tx: Db, person: Pick<Person, 'userId' | 'uid'>): Promise<void>;
}

/** Longest list of an export. */
export const EXPORT_ENTRIES = 10_000;

/** All pages of a list, as many entries as an export holds. */
export async function allPages<Item>(
  read: (cursor: string | undefined) => Promise<{ items: Item[]; next: string | null }>,
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | undefined;
  do {
    const page = await read(cursor);
    items.push(...page.items);
    cursor = page.next ?? undefined;
  } while (cursor !== undefined && items.length < EXPORT_ENTRIES);
  return items;
}

import type { Db } from '../db/db.ts';
import type { Person } from './person.ts';

/** What a room keeps of a person: handed out to them, and taken away when they leave. */
export interface PersonalData {
  /** Name of the part in an export. */
  name: string;
  /** What there is, as JSON; of endless lists the newest 10,000 entries. */
  read(person: Pick<Person, 'userId' | 'uid'>): Promise<unknown>;
  /** Takes away what is theirs alone, in the transaction of their leaving. What others rely on stays without a name. */
  erase?(tx: Db, person: Pick<Person, 'userId' | 'uid'>): Promise<void>;
}

/** Longest list of an export. */
export const EXPORT_ENTRIES = 10_000;

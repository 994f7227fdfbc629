import type { Db } from '../../../db/db.ts';
import { keptEmail } from './email.ts';
import { usersOf } from './repository.ts';

/** The uid of a person whom an operator names by uid or e-mail address. */
export async function findUid(db: Db, name: string): Promise<string | undefined> {
  const email = keptEmail(name);
  const found = email ? await usersOf(db).byEmail(email) : await usersOf(db).byUid(name);
  return found?.uid;
}

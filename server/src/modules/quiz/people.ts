import type { Person } from '@mortar/protocol/relations';
import type { Db } from '../../db/db.ts';
import { readPeople } from '../identity/index.ts';
import { hiddenPeople } from '../rankings/index.ts';

const NOBODY: Person = { uid: '', username: '', headimgurl: '' };

/**
 * People by name, in their order: all empty for who hides their name or is gone; a name that is somebody's address is not shown whole.
 * @param viewerId sees themselves in any case
 */
export async function shownPeople(db: Db, userIds: readonly number[], viewerId?: number): Promise<Person[]> {
  if (userIds.length === 0) return [];
  const [people, hidden] = await Promise.all([readPeople(db, userIds), hiddenPeople(db, userIds)]);
  return userIds.map((userId) => {
    const person = hidden.has(userId) && userId !== viewerId ? undefined : people.get(userId);
    if (!person) return NOBODY;
    const { uid, username, headimgurl } = person;
    return { uid, username: username.includes('@') ? `${username.slice(0, 1)}***` : username, headimgurl };
  });
}

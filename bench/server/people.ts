import { randomBytes } from 'node:crypto';
import { systemClock, type Database } from '@mortar/server';
import { usersOf } from '../../server/src/modules/account/users/repository.ts';
import { newInviteCode, newUid, newUsername } from '../../server/src/modules/account/users/names.ts';
import { addressOf } from './load.ts';

/** A person with an account, at a browser and an address of their own. */
export interface BenchPerson {
  userId: number;
  uid: string;
  email: string;
  headers: Record<string, string>;
}

/** Makes accounts as a registration does. */
export async function addPeople({ db }: Database, count: number, passwordHash: string): Promise<BenchPerson[]> {
  const people: BenchPerson[] = [];
  for (let index = 0; index < count; index += 1) {
    const email = `mason-${index}@example.com`;
    const uid = newUid();
    const names = { uid, username: newUsername(), inviteCode: newInviteCode() };
    const added = await usersOf(db).add({ email, passwordHash, ...names, locale: 'en', at: new Date(systemClock.now()) });
    if (!added) throw new Error(`${email} has an account already`);
    const headers = { 'x-forwarded-for': addressOf(index), deviceid: randomBytes(16).toString('hex'), devicename: 'Benchmark' };
    people.push({ userId: added.userId, uid, email, headers });
  }
  return people;
}

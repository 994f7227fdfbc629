import { randomBytes } from 'node:crypto';
import { systemClock, type Database } from '@mortar/server';
import { usersOf } from '../../server/src/modules/identity/users/repository.ts';
import { newInviteCode, newUid, newUsername } from '../../server/src/modules/identity/users/names.ts';
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
    const userId = await usersOf(db).add({
      identities: [{ kind: 'email', subject: email }],
      passwordHash,
      ...names,
      locale: 'en',
      at: new Date(systemClock.now()),
    });
    if (userId === undefined) throw new Error(`${email} has an account already`);
    const headers = { 'x-forwarded-for': addressOf(index), deviceid: randomBytes(16).toString('hex'), devicename: 'Benchmark' };
    people.push({ userId, uid, email, headers });
  }
  return people;
}

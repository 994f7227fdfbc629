import type { Output, Query } from '@mortar/protocol';
import type { findProfiles } from '@mortar/protocol/market';
import type * as schemas from '@mortar/protocol/market/people/schemas';
import type { Db } from '../../../db/db.ts';
import type { PublicPerson } from '../../identity/index.ts';

interface Deps {
  db: Db;
  findWalletUsers: (db: Db, addresses: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  readPeople: (db: Db, userIds: readonly number[]) => Promise<ReadonlyMap<number, PublicPerson>>;
}

/** Tells who of the site has bound wallets: the public part of their profiles, and nothing of whose wallet else it may be. */
export const createProfiles =
  ({ db, findWalletUsers, readPeople }: Deps) =>
  async ({ addresses }: Query<typeof schemas.findProfiles>): Promise<Output<typeof findProfiles>> => {
    const asked = [...new Set(addresses.toLowerCase().split(','))];
    const users = await findWalletUsers(db, asked);
    const people = await readPeople(db, [...users.values()]);
    return {
      profiles: asked.flatMap((address) => {
        const person = people.get(users.get(address) ?? 0);
        return person ? [{ address, uid: person.uid, username: person.username, headimgurl: person.headimgurl }] : [];
      }),
    };
  };

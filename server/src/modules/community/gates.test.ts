import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { CODES } from '@mortar/protocol';
import { getPost, listGates, savePost } from '@mortar/protocol/community';
import { eventually, startLocalMarket } from '../../../test/local-market.ts';
import type { TestPerson } from '../../../test/people.ts';

jest.setTimeout(60_000);

let market: Awaited<ReturnType<typeof startLocalMarket>>;
beforeAll(async () => {
  market = await startLocalMarket(['relations', 'uploads', 'community']);
});
afterAll(() => market.close());

const bind = ({ userId }: TestPerson, address: string) => market.app.database.sql`
  insert into account_identities (user_id, kind, subject, verified_at) values (${userId}, 'ethereum', ${address}, now())`;

test('a post for holders is for whoever holds one now: who is given one reads it, who gives the last one away does not', async () => {
  const { ann, ben, collection, collectionId, person } = market;
  const [author, reader, stranger] = [await person('Ann'), await person('Ben'), await person('Cat')];
  await bind(author, ann.address);
  await bind(reader, ben.address);
  expect(await author.ask(listGates)).toEqual({ list: [{ collection: collectionId, name: 'Kiln Works' }] });
  expect(await reader.ask(listGates)).toEqual({ list: [] });
  const about = { clientid: randomUUID(), text: 'For holders', audience: 'holders' as const };
  expect(await author.code(savePost, about)).toBe(CODES.validation);
  expect(await author.code(savePost, { ...about, gate: `31337-0x${'1'.repeat(40)}` })).toBe(CODES.validation);
  const { postid, gate } = await author.ask(savePost, { ...about, gate: collectionId });
  expect(gate).toEqual({ collection: collectionId, name: 'Kiln Works' });
  const reads = async (who: TestPerson) => (await who.code(getPost, { postid })) === CODES.success;
  expect([await reads(reader), await reads(stranger)]).toEqual([false, false]);
  await ann.give(collection, ben.address, 1n);
  await eventually(() => reads(reader));
  await ben.give(collection, ann.address, 1n);
  await eventually(async () => !(await reads(reader)));
  expect(await reads(author)).toBe(true);
});

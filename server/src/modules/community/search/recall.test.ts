import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { facetsOf, findPage, openSearch, savePost, type Post } from '@mortar/protocol/community';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { PEOPLE } from '../../../../test/modules.ts';
import { dice } from '../../../../test/paging-story.ts';
import { createPeople, type TestPerson } from '../../../../test/people.ts';
import { toOneScript } from '../text/one-form.ts';

jest.setTimeout(120_000);

let server: TestApp;
let newPerson: () => Promise<TestPerson>;
let ann: TestPerson;
let ben: TestPerson;
beforeAll(async () => {
  server = await createTestApp({ modules: [...PEOPLE, 'relations', 'notices', 'realtime', 'uploads', 'community'] });
  newPerson = createPeople(server);
  [ann, ben] = [await newPerson(), await newPerson()];
});
afterAll(() => server.close());

const write = (person: TestPerson, text: string): Promise<Post> => person.ask(savePost, { clientid: randomUUID(), text });

// C10
test('every post that holds the words is found, in either Chinese script, and no other', async () => {
  const parts = ['陶瓷', '陶艺', '窯變', '窑变', '釉色', '香港', '行山', 'kiln', 'clay', 'glaze', 'ember', '以太坊升級', '以太坊升级'];
  const roll = dice(10);
  const texts: string[] = [];
  for (let index = 0; index < 50; index += 1) {
    const words = Array.from({ length: 1 + roll(4) }, () => parts[roll(parts.length)]!);
    texts.push(`${words.join(roll(2) === 0 ? ' ' : '，')} ${index}`);
  }
  for (const text of texts) await write(ann, text);
  for (const q of ['窯變', '窑变', '香港', '行山', '以太坊升級', '以太坊升级', 'kiln', 'glaze', '陶艺']) {
    const expected = texts.filter((text) => toOneScript(text).includes(toOneScript(q)));
    const found: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: { posts: { post: Post }[]; cursor: string | null } = await ann.ask(openSearch, {
        q,
        kind: 'posts',
        sort: 'latest',
        pageSize: 7,
        ...(cursor && { cursor }),
      });
      found.push(...page.posts.map(({ post }) => post.text));
      cursor = page.cursor;
    }
    expect([q, found.toSorted()]).toEqual([q, expected.toSorted()]);
  }
});

test.each(['top', 'latest'] as const)('words that most hold are found by %s in pages, each post once', async (sort) => {
  const word = `everywhere${sort}`;
  const texts = Array.from({ length: 45 }, (_, index) => `${word} ${index}`);
  const cat = await newPerson();
  for (const text of texts) await write(cat, text);
  const found: string[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const page: { posts: { post: Post }[]; cursor: string | null } = await ben.ask(openSearch, {
      q: word,
      kind: 'posts',
      sort,
      pageSize: 20,
      ...(cursor && { cursor }),
    });
    found.push(...page.posts.map(({ post }) => post.text));
    cursor = page.cursor;
  }
  expect(found).toEqual(texts.toReversed());
});

// C9
test.each([
  '#以太坊升級#好快',
  'x#no ＃全形 #a_b・c ok',
  '早晨！#行山，見 https://example.com/a?b=#c 與 #窯變。',
  '#123 #1a #ひらがな・カタカナ ＃é́',
  'e\u0301 #cafe\u0301 #🙂 #a',
  `${'#長'.repeat(30)} #${'長'.repeat(51)}`,
])('what the composer draws in %j is what the server keeps, and where its tags lead', async (text) => {
  const post = await write(ben, text);
  expect(post.facets).toEqual(facetsOf(post.text, []));
  for (const { ref } of post.facets.filter(({ kind }) => kind === 'tag').slice(0, 3)) {
    const { list } = await ann.ask(findPage, { feed: 'tag', id: ref });
    expect([ref, list.some((item) => item.post.postid === post.postid)]).toEqual([ref, true]);
  }
});

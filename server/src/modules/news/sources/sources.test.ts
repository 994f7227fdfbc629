import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { SourceFault } from '@mortar/protocol/news';
import { createTestDatabase } from '../../../../test/database.ts';
import { rss, startFeeds, type FeedEntry, type Feeds } from '../../../../test/feeds.ts';
import type { Database } from '../../../db/database.ts';
import { newsOf } from '../items/repository.ts';
import { createNewsOffice } from '../office.ts';
import { createFetchFeed } from './fetch-feed.ts';
import { outsideOf } from './outside.ts';
import { sourcesOf } from './repository.ts';
import { createSources } from '../reading/service.ts';

jest.setTimeout(30_000);

const NOW = Date.UTC(2026, 5, 1, 12);
const HOUR_MS = 3600 * 1000;
const KAY = { actor: 'kay' };
let database: Database;
let feeds: Feeds;
let now = NOW;
const clock = { now: () => now };
beforeAll(async () => {
  [database, feeds] = await Promise.all([createTestDatabase(), startFeeds()]);
});
afterAll(async () => {
  feeds.close();
  await database.close();
});
beforeEach(async () => {
  now = NOW;
  feeds.asked.length = 0;
  await database.sql`truncate news_sources, news_items, news_revisions, news_kept, news_drafts`;
});

function open(mostMs = 5000) {
  const { db } = database;
  const deps = { db, clock, fetchFeed: createFetchFeed({ mostMs, outside: outsideOf([feeds.origin]) }) };
  return { office: createNewsOffice(deps), ...createSources(deps) };
}
async function add(path: string, entries: readonly FeedEntry[] | string) {
  feeds.put(path, typeof entries === 'string' ? entries : rss(entries));
  return open().office.add(feeds.at(path), undefined, KAY);
}
/** What stands at the address from now on is read at its time. */
async function again(path: string, entries: readonly FeedEntry[] | string, afterMs = 25 * HOUR_MS) {
  feeds.put(path, typeof entries === 'string' ? entries : rss(entries));
  now += afterMs;
  await open().readDue();
}
const all = () =>
  database.sql`select id::int, rev, url, guid, coalesce(texts->'en'->>'title', texts->'zh-HK'->>'title') as title, story_id::int as story, lang,
    published_at as at from news_items order by id`.then((rows) => rows.map((row) => ({ ...row }) as Record<string, unknown>));
const one = async () => (await sourcesOf(database.db).all())[0]!;
const A = { guid: 'a', url: 'https://wire.example/a', title: 'First story of the day' };

describe('two identities', () => {
  test('a report that changes is the same with a revision, and one that does not has none', async () => {
    expect(await add('/f', [{ ...A, text: 'Text' }])).toMatchObject({ name: 'The Wire', stories: 1, fault: null });
    await again('/f', [{ ...A, text: 'Text' }]);
    expect(await all()).toMatchObject([{ rev: 1, title: A.title }]);
    await again('/f', [{ ...A, title: 'First story, corrected', text: 'Text' }]);
    expect(await all()).toMatchObject([{ rev: 2, title: 'First story, corrected', at: '2026-06-01 12:00:00+00' }]);
    const [{ id }] = (await all()) as [{ id: number }];
    expect((await newsOf(database.db).revisions(id, 9)).map(({ rev, texts }) => [rev, texts.en?.title])).toEqual([
      [2, 'First story, corrected'],
      [1, A.title],
    ]);
  });

  test.each<[string, FeedEntry]>([
    ['its guid changed, also only from http to https', { ...A, guid: 'b' }],
    ['its guid went missing', { url: A.url, title: A.title }],
    ['its address moved under the same guid and title', { ...A, url: 'https://wire.example/2026/a' }],
    [
      'its address got another scheme, a slash and who sent the reader',
      { ...A, guid: 'c', url: 'http://www.wire.example/a/?utm_source=x#top' },
    ],
  ])('it is the same report although %s', async (_, changed) => {
    await add('/f', [A]);
    await again('/f', [changed]);
    await again('/f', [{ ...changed, title: 'Told anew' }]);
    expect(await all()).toMatchObject([{ rev: 2, title: 'Told anew' }]);
  });

  test('a guid that no text can hold is none', async () => {
    const feed = { version: 'https://jsonfeed.org/version/1', title: 'The Wire', items: [{ id: 'a\0b', url: A.url, title: A.title }] };
    await add('/f', JSON.stringify(feed));
    await again('/f', JSON.stringify(feed));
    expect(await all()).toMatchObject([{ rev: 1, title: A.title, guid: 'ab' }]);
  });

  test('the same guid with another address and another title is a new one, and stays that with every reading', async () => {
    const B = { guid: 'a', url: 'https://wire.example/b', title: 'Quite another matter' };
    await add('/f', [A, B]);
    await again('/f', [B, A]);
    await again('/f', [A, B]);
    const rows = await all();
    expect(rows.map(({ rev, title }) => [rev, title])).toEqual(
      expect.arrayContaining([
        [1, A.title],
        [1, B.title],
      ]),
    );
    expect(rows).toHaveLength(2);
  });

  test('dates that lie are bounded: of the future, of before the web, none; and later ones move nothing', async () => {
    const dated = (guid: string, date: string) => ({
      guid,
      url: `https://wire.example/${guid}`,
      title: `Story with the letter ${guid}`,
      date,
    });
    await add('/f', [
      dated('x', 'Fri, 01 Jan 2100 00:00:00 GMT'),
      dated('y', 'Thu, 01 Jan 1970 00:00:00 GMT'),
      dated('z', 'soon'),
      dated('w', 'Sun, 31 May 2026 00:00:00 GMT'),
    ]);
    const times = async () => Object.fromEntries((await all()).map(({ guid, at }) => [guid, new Date(at as string).toISOString()]));
    const first = await times();
    const at = new Date(NOW).toISOString();
    expect(first).toEqual({ x: at, y: at, z: at, w: '2026-05-31T00:00:00.000Z' });
    await again('/f', [dated('w', 'Tue, 02 Jun 2026 00:00:00 GMT')]);
    expect(await times()).toEqual(first);
  });
});

describe('stories', () => {
  test('other sources that tell the same within 48 hours are folded, the same source and later ones are not', async () => {
    const title = 'Regulator publishes guide to custody of digital assets';
    await add('/one', rss([{ ...A, title }], 'One'));
    await add(
      '/two',
      rss(
        [{ guid: '2', url: 'https://two.example/2', title: 'Regulator publishes new guide to custody of digital assets' }],
        'Two',
        'https://two.example',
      ),
    );
    await again(
      '/one',
      rss(
        [
          { ...A, title },
          { guid: 'b', url: 'https://wire.example/b', title: `${title} today` },
        ],
        'One',
      ),
      2 * HOUR_MS,
    );
    await add('/late', rss([{ guid: '3', url: 'https://late.example/3', title }], 'Late', 'https://late.example'));
    now = NOW + 60 * HOUR_MS;
    await add('/later', rss([{ guid: '4', url: 'https://later.example/4', title }], 'Later', 'https://later.example'));
    const rows = await all();
    const [head] = rows;
    expect(rows.map(({ story }) => story === head!['story'])).toEqual([true, true, false, true, false]);
    // Its first report goes with its source: the story begins with what is left.
    await open().office.remove(feeds.at('/one'), KAY);
    expect((await all()).map(({ id, story }) => [id, story])).toEqual([
      [rows[1]!['id'], rows[1]!['id']],
      [rows[3]!['id'], rows[1]!['id']],
      [rows[4]!['id'], rows[4]!['id']],
    ]);
  });
});

describe('reading by rule', () => {
  test('it asks whether there is something new, and more seldom the longer there is not', async () => {
    feeds.put('/f', (request, response) => {
      if (request.headers['if-none-match'] === '"1"' && request.headers['if-modified-since'] !== undefined) response.writeHead(304).end();
      else response.writeHead(200, { etag: '"1"', 'last-modified': 'Mon, 01 Jun 2026 00:00:00 GMT' }).end(rss([A]));
    });
    await open().office.add(feeds.at('/f'), undefined, KAY);
    expect(await one()).toMatchObject({ etag: '"1"', everySeconds: 1800, failures: 0 });
    await open().readDue();
    const asked = feeds.asked.length;
    for (const every of [2700, 4050, 6075]) {
      now = (await one()).nextAt.getTime();
      await open().readDue();
      expect((await one()).everySeconds).toBe(every);
    }
    expect(feeds.asked.length - asked).toBe(3);
    for (let rounds = 0; rounds < 9; rounds += 1) {
      now = (await one()).nextAt.getTime();
      await open().readDue();
    }
    expect((await one()).everySeconds).toBe(24 * 3600);
    for (let story = 0; story < 12; story += 1)
      await again('/f', [{ guid: `s${story}`, url: `https://wire.example/s${story}`, title: `Number ${story}` }]);
    expect((await one()).everySeconds).toBe(600);
  });

  test('a feed that moved for good is followed, one that did for a while is not', async () => {
    feeds.put('/new', rss([A]));
    feeds.put('/old', (_request, response) => void response.writeHead(302, { location: '/new' }).end());
    await open().office.add(feeds.at('/old'), undefined, KAY);
    expect((await one()).url).toBe(feeds.at('/old'));
    feeds.put('/old', (_request, response) => void response.writeHead(301, { location: '/new' }).end());
    now += 25 * HOUR_MS;
    await open().readDue();
    expect((await one()).url).toBe(feeds.at('/new'));
    expect(await all()).toHaveLength(1);
  });

  test.each<[string, Parameters<Feeds['put']>[1], SourceFault]>([
    [
      'is of 100 MB by its own word',
      (_request, response) => void response.writeHead(200, { 'content-length': String(100 << 20) }).write('<rss>'),
      'tooLarge',
    ],
    [
      'never ends',
      (_request, response) => {
        const more = () => response.write('x'.repeat(1 << 20), (error) => void (error || more()));
        more();
      },
      'tooLarge',
    ],
    [
      'leads inward',
      (_request, response) => void response.writeHead(302, { location: 'http://169.254.169.254/latest/' }).end(),
      'notAllowed',
    ],
    ['leads to a file', (_request, response) => void response.writeHead(302, { location: 'file:///etc/passwd' }).end(), 'notAllowed'],
    [
      'declares entities',
      '<!DOCTYPE r [<!ENTITY a SYSTEM "file:///etc/passwd">]><rss version="2.0"><channel><title>&a;</title></channel></rss>',
      'hasDtd',
    ],
    ['is broken', '<rss version="2.0"><channel><item><tit', 'notFeed'],
    ['is a playlist', '#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1/secret', 'notFeed'],
    ['fails', (_request, response) => void response.writeHead(503, { 'retry-after': '7200' }).end(), 'status'],
    ['is gone', (_request, response) => void response.writeHead(410).end(), 'gone'],
    ['says nothing', () => {}, 'unreachable'],
  ])('a source that %s keeps its stories and says why', async (_, answer, fault) => {
    await add('/f', [A]);
    feeds.put('/f', answer);
    now += 25 * HOUR_MS;
    await open(400).readDue();
    const source = await one();
    expect(source).toMatchObject({ fault, failures: 1, httpStatus: fault === 'status' ? 503 : null });
    expect(source.nextAt.getTime() - now).toBe(fault === 'status' ? 2 * HOUR_MS : 600_000);
    expect(await all()).toHaveLength(1);
    await expect(open(400).office.add(`${feeds.at('/f')}?new`.replace('?new', ''), undefined, KAY)).rejects.toThrow('cannot be read');
    await again('/f', [A]);
    expect(await one()).toMatchObject({ fault: null, failures: 0 });
  });

  test('an address inside is no source, whoever names it', async () => {
    const { db } = database;
    const guarded = createNewsOffice({ db, clock, fetchFeed: createFetchFeed({ outside: outsideOf([]) }) });
    feeds.put('/f', rss([A]));
    for (const url of [feeds.at('/f'), 'http://localhost:5432/', 'file:///etc/passwd', 'http://[::1]/'])
      await expect(guarded.add(url, undefined, KAY)).rejects.toThrow('not on the public Internet');
    expect(feeds.asked).toEqual([]);
  });

  test('two servers never read the same source at once', async () => {
    await add('/f', [A]);
    feeds.asked.length = 0;
    now += 25 * HOUR_MS;
    await Promise.all([open().readDue(), open().readDue(), open().readDue()]);
    expect(feeds.asked).toHaveLength(1);
  });
});

describe('pausing', () => {
  test('a source that is paused keeps its stories and is not read until somebody goes on', async () => {
    const { sourceid } = (await add('/f', [A]))!;
    expect(await open().office.pause(sourceid, true, KAY)).toMatchObject({ isPaused: true, stories: 1 });
    const second = { guid: 'b', url: 'https://wire.example/b', title: 'What came while nobody looked' };
    const before = feeds.asked.length;
    await again('/f', [A, second]);
    expect(feeds.asked).toHaveLength(before);
    expect(await open().office.pause(sourceid, false, KAY)).toMatchObject({ isPaused: false });
    await again('/f', [A, second], 0);
    expect(await all()).toHaveLength(2);
    expect(await open().office.pause('999', true, KAY)).toBeUndefined();
  });
});

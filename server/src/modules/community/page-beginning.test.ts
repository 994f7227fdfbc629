import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPage, firstPageOf, getPost, savePost, saveSeries, type HomeFeed, type Post } from '@mortar/protocol/community';
import { FIRST_PAINT_PLACE, firstPaintFile, firstPaintLayout, type RegistryDocument, type RemotePin } from '@mortar/protocol/registry';
import { BOOT_ELEMENT_ID, type BootData } from '@mortar/protocol/site';
import { authorization, createAccountServer, type AccountServer, type TestBrowser } from '../../../test/account.ts';
import { PEOPLE } from '../../../test/modules.ts';
import { createShellFolder, type ShellFolder } from '../../../test/shell-folder.ts';

const title = { en: 'x', 'zh-HK': 'x' };
const home = { path: '/community', page: 'home', layout: 'app', title, description: title, guards: [] };
const post = { ...home, path: '/p/:id', page: 'post' };
const person = { ...home, path: '/u/:name', page: 'person' };
const group = { ...home, path: '/group/:id', page: 'group' };
const series = { ...home, path: '/series/:id', page: 'series' };
const description = { name: 'community', routes: [home, post, person, group, series], csp: {} };
const live = { version: '1', entry: 'entry.js', global: 'x', chunks: {}, integrity: {}, description } as unknown as RemotePin;
const registry: RegistryDocument = { seq: 1, choice: '', remotes: { community: { live, channel: 'live', why: 'live' } }, areas: [] };

let server: AccountServer;
let shell: ShellFolder;
let dataDir: string;
let author: TestBrowser;
let token: string;

beforeAll(async () => {
  shell = createShellFolder();
  for (const isSignedIn of [false, true])
    writeFileSync(join(shell.path, '1', firstPaintFile(firstPaintLayout('app', isSignedIn), 'en')), FIRST_PAINT_PLACE);
  dataDir = mkdtempSync(join(tmpdir(), 'mortar-beginning-'));
  const version = join(dataDir, 'remotes/community/1');
  mkdirSync(version, { recursive: true });
  writeFileSync(join(version, firstPaintFile('home', 'en')), '{{#posts}}<p>{{name}}: {{text}}</p>{{/posts}}');
  writeFileSync(join(version, firstPaintFile('post', 'en')), '{{#post}}<p>{{text}}</p>{{/post}}');
  server = await createAccountServer(
    { modules: [...PEOPLE, 'relations', 'notices', 'realtime', 'uploads', 'video', 'community', 'site'], shellDir: shell.path, dataDir },
    { registry },
  );
  author = server.browser();
  ({ token } = await author.signUp('author@example.com'));
});
afterAll(async () => {
  await server.close();
  shell.remove();
  rmSync(dataDir, { recursive: true });
});
// Visitors share an answer for a moment.
beforeEach(() => server.clock.set(server.clock.now() + 1000));

async function write(text: string, audience: Post['audience'] = 'public'): Promise<Post> {
  const key = { 'idempotency-key': randomUUID(), ...authorization(token) };
  return (await author.call(savePost, { clientid: randomUUID(), text, audience }, key)).json<{ data: Post }>().data;
}
async function open(url: string, browser?: TestBrowser) {
  const cookie = ['lang=en', ...[...(browser?.cookies ?? [])].map((pair) => pair.join('='))].join('; ');
  const { body, statusCode: status } = await server.call({ url, headers: { cookie } });
  const boot = JSON.parse(new RegExp(`id="${BOOT_ELEMENT_ID}">(.*?)</script>`).exec(body)?.[1] ?? '') as BootData;
  return { status, answers: boot.answers, painted: /<div id="root">(.*?)<\/div>/.exec(body)?.[1] };
}
async function askFor(feed: HomeFeed, browser = server.browser(), headers = {}) {
  const input = firstPageOf({ feed });
  return { endpoint: findPage.id, input, data: (await browser.call(findPage, input, headers)).json<{ data: unknown }>().data };
}

test('a page begins with what its reader would be answered, and with nothing else', async () => {
  await write('For everybody');
  await write('For me alone', 'self');
  expect((await open('/community')).answers).toEqual([await askFor('latest')]);
  expect((await open('/community?feed=hot')).answers).toEqual([await askFor('hot')]);
  const own = await open('/community', author);
  expect(own.answers).toEqual([await askFor('home', author, authorization(token))]);
  expect(JSON.stringify(own.answers)).toContain('For me alone');
});

test('a visitor sees its words before any script runs', async () => {
  const { author: writer } = await write('<b>Kiln</b> & co');
  const { painted } = await open('/community');
  expect(painted).toContain(`<p>${writer.username}: &lt;b&gt;Kiln&lt;&#x2F;b&gt; &amp; co</p>`);
  expect(painted).not.toContain('For me alone');
  expect((await open('/community', author)).painted).toBe('');
});

test('nothing is painted behind a post whose height only the page knows', async () => {
  await write('Under the fold');
  const quoted = await write('Quoted');
  const key = { 'idempotency-key': randomUUID(), ...authorization(token) };
  await author.call(savePost, { clientid: randomUUID(), text: 'Quotes', audience: 'public', quote: quoted.postid }, key);
  const { painted } = await open('/community');
  expect(painted).toContain('Quotes</p>');
  expect(painted).not.toContain('Under the fold');
});

test('the page of a post begins with it, for whoever may see it', async () => {
  const [all, own] = [await write('Read me'), await write('Only me', 'self')];
  const visitors = server.browser();
  const { data } = (await visitors.call(getPost, { postid: all.postid })).json<{ data: unknown }>();
  const opened = await open(`/p/${all.postid}`);
  expect(opened).toEqual({
    status: 200,
    answers: [{ endpoint: getPost.id, input: { postid: all.postid }, data }],
    painted: '<p>Read me</p>',
  });
  expect(await open(`/p/${own.postid}`)).toMatchObject({ status: 404, answers: undefined });
  expect(JSON.stringify((await open(`/p/${own.postid}`, author)).answers)).toContain('Only me');
});

test('an address that names nothing is answered so to visitors; who is signed in may see more', async () => {
  const { author: writer, postid } = await write('Read me');
  const { postid: linked, key } = await write('By link', 'link');
  const glazes = { title: 'Glazes', description: '' };
  const { id } = (await author.call(saveSeries, glazes, { 'idempotency-key': randomUUID(), ...authorization(token) })).json<{
    data: { id: string };
  }>().data;
  const statusOf = async (url: string, browser?: TestBrowser) => (await open(url, browser)).status;
  const there = [
    `/p/${postid}`,
    `/p/${linked}?key=${key}`,
    `/u/${writer.uid}`,
    `/u/${encodeURIComponent(writer.username)}`,
    `/series/${id}`,
  ];
  const missing = ['/p/abc', '/p/999999', `/p/${linked}`, '/u/nobody', '/group/abc', '/group/999999', '/series/abc', '/series/999999'];
  expect(await Promise.all(there.map((url) => statusOf(url)))).toEqual(there.map(() => 200));
  expect(await Promise.all(missing.map((url) => statusOf(url)))).toEqual(missing.map(() => 404));
  expect(await statusOf(`/p/${linked}`, author)).toBe(200);
});

import { expect, test } from '@jest/globals';
import { signedIn } from '@mortar/host';
import {
  explainVersion,
  getHealth,
  killRemote,
  listRemotes,
  listVersions,
  makeCanaryLink,
  rollBackRemote,
  setCanary,
} from '@mortar/protocol/registry';
import { act, screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { versions } from '../src/entities/registry/index.ts';
import { open, SESSION } from './site.tsx';
import { BEFORE, CANARY, canaryOf, dayOf, LIVE, refusalOf, remoteOf, type Answers } from './team-api.ts';

const press = async (user: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

test.each([
  ['en', 'Dev centre', 'Write, run and publish a remote'],
  ['zh-HK', '開發中心', '編寫、執行及發布模組'],
] as const)('it tells everybody how a remote is made, in %s', async (locale, title, how) => {
  const { sent } = await open({ locale, isSignedIn: false });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByRole('heading', { name: how })).toBeTruthy();
  expect(screen.getByText('npm run mortar -- publish tally')).toBeTruthy();
  expect(sent(listRemotes)).toEqual([]);
});

test('it tells everybody what is live, by whom and where, and of what is switched off', async () => {
  await open({ isSignedIn: false });
  const table = within(screen.getByRole('table', { name: 'What is live' }));
  const row = (name: string) => table.getByText(name).closest('tr')!.textContent;
  expect(row('Alpha')).toMatch(new RegExp(`${LIVE}Nov 20, 2026.*team-alpha/alpha /alpha/two`));
  expect(row('Beta')).toContain('Switched off');
});

test('it is titled by the remote that it shows', async () => {
  const { head } = await open({ at: '/dev-center?remote=alpha' });
  expect(head()).toEqual({ title: { en: 'alpha · Mortar', 'zh-HK': 'alpha · Mortar' } });
});

test('it tells who has no role how to get one, and shows nothing of the team', async () => {
  const more: Answers = {
    listRemotes: () => {
      throw refusalOf('forbidden');
    },
  };
  const { sent } = await open({ at: '/dev-center?remote=alpha', more });
  expect(screen.getByText(/npm run mortar -- role grant/)).toBeTruthy();
  expect(sent(explainVersion)).toEqual([]);
});

test('it shows the team what it has as soon as one signs in', async () => {
  const { scope } = await open({ isSignedIn: false });
  await act(() => allSettled(signedIn, { scope, params: SESSION }));
  expect(await screen.findByRole('link', { name: /Alpha/ })).toBeTruthy();
});

test('it lists remotes with owner and channels, and leads to one', async () => {
  const { user } = await open({ more: { listRemotes: () => ({ seq: 7, items: [remoteOf({ canary: canaryOf() })] }) } });
  const table = within(screen.getByRole('table', { name: 'Remotes' }));
  expect(table.getByText('team-alpha')).toBeTruthy();
  expect(table.getByText(LIVE)).toBeTruthy();
  expect(table.getByText('10%, 1 person, 0 links')).toBeTruthy();
  await user.click(table.getByRole('link', { name: /Alpha/ }));
  expect(await screen.findByText('You’re named for the canary.')).toBeTruthy();
  expect(screen.getByText('12 of 100')).toBeTruthy();
});

test.each([
  ['en', 'Not trusted', /Not signed by this installation.* until the same build is published again/],
  ['zh-HK', '不獲信任', /並非由本網站簽署.*重新發布同一版本即可恢復/],
] as const)('it says which versions are not trusted and what to do, and offers nothing for them, in %s', async (locale, tag, why) => {
  const more: Answers = {
    listRemotes: () => ({ seq: 7, items: [remoteOf({ untrusted: [BEFORE], owner: '' })] }),
    listVersions: () => ({
      items: [{ version: BEFORE, createdat: '2026-11-20T10:00:00.000Z', bytes: 1, brotli: 1, channels: [], trusted: false, pruned: null }],
      next: null,
    }),
  };
  const { user } = await open({ locale, more });
  expect((await screen.findByText(tag)).closest('tr')?.textContent).toContain('alpha');
  await user.click(screen.getByRole('link', { name: /alpha/ }));
  expect((await screen.findByText(why)).textContent).toContain(BEFORE);
  await user.click(screen.getByRole('tab', { name: locale === 'en' ? 'Versions' : '版本' }));
  expect((await screen.findByText(tag)).closest('tr')?.textContent).toContain(BEFORE);
  expect(screen.queryByRole('button', { name: new RegExp(BEFORE) })).toBeNull();
});

const BAD_DAY = {
  browsers: 40,
  failedBrowsers: 3,
  takenBack: [{ channel: 'live', version: CANARY, to: LIVE, by: 'health', reason: 'it fails more', at: '2026-11-20T10:00:00.000Z' }],
  newestError: {
    id: 'e1',
    remote: 'alpha',
    version: CANARY,
    kind: 'crash',
    message: 'no such brick',
    frame: '',
    count: 5,
    firstAt: '2026-11-20T10:00:00.000Z',
    lastAt: '2026-11-20T10:00:00.000Z',
    stack: null,
    path: '/alpha',
  },
} as const satisfies Parameters<typeof dayOf>[0];

test.each([
  ['en', 'Last 24 hours', 'Owner: team-alpha', `${CANARY} was rolled back`, '3 of 40 browsers failed'],
  ['zh-HK', '最近 24 小時', '負責團隊：team-alpha', `${CANARY} 已被還原`, '40 個瀏覽器中有 3 個出錯'],
] as const)('it says first what broke in the last day, why, and whose it is, in %s', async (locale, title, owner, what, failed) => {
  const remotes = [remoteOf(), remoteOf({ name: 'beta', title: { en: 'Beta', 'zh-HK': '乙' } })];
  const more: Answers = {
    listRemotes: () => ({ seq: 7, items: remotes }),
    getDay: () => ({ since: '2026-11-20T10:00:00.000Z', remotes: [dayOf({ ...BAD_DAY, takenBack: [...BAD_DAY.takenBack] })] }),
  };
  const { user } = await open({ locale, more });
  const today = within(await screen.findByRole('region', { name: title }));
  const card = within(await today.findByRole('listitem'));
  for (const text of [owner, what, failed, 'it fails more', 'no such brick']) expect(card.getByText(text)).toBeTruthy();
  expect(today.getByText(locale === 'en' ? 'Without a failure: Beta.' : '沒有出錯：乙。')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: locale === 'en' ? 'What is live' : '現行版本' })).toBeNull();
  await user.click(screen.getAllByRole('link', { name: new RegExp(locale === 'en' ? 'Alpha' : '甲') }).at(-1)!);
  expect(await screen.findByText(what)).toBeTruthy();
});

test('it says that a day was quiet', async () => {
  await open();
  expect(await screen.findByText('Nothing failed, nothing was rolled back.')).toBeTruthy();
});

test('it says which versions have no files any more, and offers nothing for them', async () => {
  const row = { version: BEFORE, createdat: '2026-10-20T10:00:00.000Z', bytes: 1, brotli: 1, channels: [], trusted: true };
  const more: Answers = { listVersions: () => ({ items: [{ ...row, pruned: '2026-11-20T10:00:00.000Z' }], next: null }) };
  const { user } = await open({ more });
  await user.click(screen.getByRole('link', { name: /Alpha/ }));
  await user.click(await screen.findByRole('tab', { name: 'Versions' }));
  expect((await screen.findByText('Files removed')).closest('tr')?.textContent).toContain(BEFORE);
  expect(screen.queryByRole('button', { name: new RegExp(BEFORE) })).toBeNull();
});

test('it says why nothing came, and tries again', async () => {
  let isBroken = true;
  const remotes = () => {
    if (isBroken) throw { kind: 'network' };
    return { seq: 7, items: [remoteOf()] };
  };
  const { user } = await open({ more: { listRemotes: remotes } });
  isBroken = false;
  await press(user, 'Try again');
  expect(await screen.findByRole('table', { name: 'Remotes' })).toBeTruthy();
});

test.each([
  ['kill', 'Switch off', killRemote, {}],
  ['rollback', 'Roll back', rollBackRemote, { from: LIVE }],
] as const)('it asks before a %s, sends the reason and tells what came of it', async (_action, label, endpoint, told) => {
  const result = { name: 'alpha', from: LIVE, to: BEFORE, changed: true };
  const { user, sent } = await open({ at: '/dev-center?remote=alpha', more: { killRemote: () => result, rollBackRemote: () => result } });
  await press(user, label);
  const dialog = within(await screen.findByRole('dialog', { name: label }));
  expect(dialog.getByText(new RegExp(`alpha.*${LIVE}`))).toBeTruthy();
  expect(sent(endpoint)).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'it breaks');
  await user.click(dialog.getByRole('button', { name: `${label}: alpha` }));
  expect(await screen.findByText(`${label}: done, from ${LIVE} to ${BEFORE}.`)).toBeTruthy();
  expect(sent(endpoint)).toEqual([{ name: 'alpha', ...told, reason: 'it breaks' }]);
  // It is read anew.
  await waitFor(() => expect(sent(listRemotes)).toHaveLength(2));
});

test('it keeps what was typed when the registry refuses, and says why', async () => {
  const promote = () => {
    throw refusalOf('registryRefused', { why: 'react ^20 is nobody’s' });
  };
  const more: Answers = {
    listRemotes: () => ({ seq: 7, items: [remoteOf({ canary: canaryOf() })] }),
    promoteVersion: promote,
  };
  const { user } = await open({ at: '/dev-center?remote=alpha', more });
  await press(user, 'Promote');
  await user.type(await screen.findByRole('textbox', { name: 'Reason' }), 'all is well');
  await press(user, 'Promote: alpha');
  expect((await screen.findByRole('alert')).textContent).toBe('react ^20 is nobody’s');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' }).value).toBe('all is well');
});

test('it sets a canary for a share and for oneself', async () => {
  const result = { name: 'alpha', from: null, to: BEFORE, changed: true };
  const { user, sent } = await open({ at: '/dev-center?remote=alpha&view=versions', more: { setCanary: () => result } });
  await press(user, 'Load more');
  await press(user, `Set as canary: ${BEFORE}`);
  const share = await screen.findByRole('textbox', { name: 'Share of visitors' });
  await user.clear(share);
  await user.type(share, '25');
  await press(user, 'Add me');
  await press(user, 'Set as canary: alpha');
  await waitFor(() => expect(sent(setCanary)).toEqual([{ name: 'alpha', version: BEFORE, percentage: 25, users: ['me-1'] }]));
});

test.each(['300', '{Backspace}'])('it sets no canary for the share %s, and says why', async (typed) => {
  const { user, sent } = await open({ at: '/dev-center?remote=alpha&view=versions' });
  await press(user, 'Load more');
  await press(user, `Set as canary: ${BEFORE}`);
  const share = await screen.findByRole('textbox', { name: 'Share of visitors' });
  await user.clear(share);
  await user.type(share, typed);
  await press(user, 'Set as canary: alpha');
  expect(sent(setCanary)).toEqual([]);
  const dialog = screen.getByRole('dialog', { name: 'Set as canary' });
  expect(within(dialog).getByText('Enter a whole number from 0 to 100.')).toBeTruthy();
});

test('it shows a link the one time that it is known', async () => {
  const more: Answers = {
    listRemotes: () => ({ seq: 7, items: [remoteOf({ canary: canaryOf() })] }),
    makeCanaryLink: () => ({ url: 'https://site.example/alpha?canary=s3cret', expires: '2026-11-22T10:00:00.000Z' }),
  };
  const { user, sent } = await open({ at: '/dev-center?remote=alpha', more });
  await press(user, 'Make a link');
  await press(user, 'Make a link: alpha');
  expect(await screen.findByText('https://site.example/alpha?canary=s3cret')).toBeTruthy();
  expect(sent(makeCanaryLink)).toEqual([{ name: 'alpha', version: CANARY, seconds: 86_400 }]);
});

test('it goes on with the next page of versions', async () => {
  const { user, sent } = await open({ at: '/dev-center?remote=alpha&view=versions' });
  await press(user, 'Load more');
  expect(await screen.findByRole('link', { name: BEFORE })).toBeTruthy();
  expect(screen.getByRole('link', { name: LIVE })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  expect(sent(listVersions)).toEqual([
    { name: 'alpha', pageSize: 20 },
    { name: 'alpha', pageSize: 20, cursor: 1 },
  ]);
});

test.each([
  ['health', ['LCP', 'CLS', 'Load time', 'no such brick', '1,850 ms']],
  ['compare', ['^19.2.0', '^19.1.0', 'Crashes']],
  ['shares', ['react']],
  ['changes', ['it is time', 'ann']],
  ['audit', ['Promote', 'promote', 'too new', 'refused', 'polish']],
])('it shows %s', async (view, texts) => {
  await open({ at: `/dev-center?remote=alpha&view=${view}` });
  for (const text of texts) expect(await screen.findAllByText(text)).not.toEqual([]);
});

test('it says once that nothing was measured, and leaves a longer span to choose', async () => {
  const more: Answers = {
    getHealth: () => ({ stepHours: 1, points: [] }),
    listVersionHealth: () => ({ versions: [], trials: [] }),
  };
  await open({ at: '/dev-center?remote=alpha&view=health', more });
  expect(await screen.findAllByText('No data for this period')).toHaveLength(1);
  expect(screen.queryAllByRole('figure')).toEqual([]);
  expect(screen.getByRole('button', { name: '30 d' })).toBeTruthy();
});

test('it shows the span that the address names', async () => {
  const { user, sent, router } = await open({ at: '/dev-center?remote=alpha&view=health' });
  await press(user, '7 d');
  await waitFor(() => expect(router.state.location.search).toBe('?remote=alpha&view=health&hours=168'));
  await waitFor(() => expect(sent(getHealth).at(-1)).toEqual({ remote: 'alpha', hours: 168 }));
});

test('it shows no other remote’s shared code where no version is live', async () => {
  const staged = remoteOf({ name: 'gamma', title: { en: 'Gamma', 'zh-HK': '丙' }, live: null, lastgood: null });
  const more: Answers = { listRemotes: () => ({ seq: 7, items: [remoteOf(), staged] }) };
  const { router } = await open({ at: '/dev-center?remote=alpha&view=shares', more });
  await screen.findAllByText('react');
  await act(() => router.navigate('/dev-center?remote=gamma&view=shares'));
  expect(await screen.findByRole('heading', { name: 'No version is live yet' })).toBeTruthy();
  expect(screen.queryAllByText('react')).toEqual([]);
  await act(() => router.navigate('/dev-center?remote=gamma&view=versions'));
  await screen.findByRole('heading', { name: /Gamma/ });
  expect(screen.queryByText('page.js')).toBeNull();
});

test('it shows no other remote’s versions while one’s own are on their way', async () => {
  const beta = remoteOf({ name: 'beta', title: { en: 'Beta', 'zh-HK': '乙' } });
  const row = { version: BEFORE, createdat: '2026-11-20T10:00:00.000Z', bytes: 1, brotli: 1, channels: [], trusted: true, pruned: null };
  const never = new Promise(() => undefined) as never;
  const more: Answers = {
    listRemotes: () => ({ seq: 7, items: [remoteOf(), beta] }),
    listVersions: ({ name }) => (name === 'alpha' ? { items: [row], next: null } : never),
  };
  const { router } = await open({ at: '/dev-center?remote=alpha&view=versions', more });
  expect(await screen.findByRole('link', { name: BEFORE })).toBeTruthy();
  await act(() => router.navigate('/dev-center'));
  await screen.findByRole('table', { name: 'Remotes' });
  await act(() => router.navigate('/dev-center?remote=beta&view=versions'));
  await screen.findByRole('heading', { name: /Beta/ });
  expect(screen.queryByRole('link', { name: BEFORE })).toBeNull();
});

test('nor where they come late', async () => {
  const beta = remoteOf({ name: 'beta', title: { en: 'Beta', 'zh-HK': '乙' } });
  const row = { version: BEFORE, createdat: '2026-11-20T10:00:00.000Z', bytes: 1, brotli: 1, channels: [], trusted: true, pruned: null };
  let give: (page: unknown) => void = () => undefined;
  const late = new Promise((resolve) => (give = resolve)) as never;
  const more: Answers = { listRemotes: () => ({ seq: 7, items: [remoteOf(), beta] }), listVersions: () => late };
  const { router, scope } = await open({ at: '/dev-center?remote=alpha&view=versions', more });
  await act(() => router.navigate('/dev-center?remote=beta&view=channels'));
  await screen.findByRole('heading', { name: /Beta/ });
  give({ items: [row], next: null });
  await act(() => allSettled(scope));
  expect(scope.getState(versions.$data)).toBeNull();
});

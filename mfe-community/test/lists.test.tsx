import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { PeopleList, Suggestion } from '@mortar/protocol/community';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startApi } from '../../shared/client/test/api-server.ts';
import { axeFindings } from '../../shared/ui/src/testing/axe.ts';
import { answering, SESSION, startScope, visit } from './site.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const author = (uid: string, username: string) => ({ uid, username, headimgurl: '', certification: false });
const peopleList = (listid: string, changes: Partial<PeopleList> = {}): PeopleList => ({
  listid,
  name: `List ${listid}`,
  description: '',
  isPublic: true,
  owner: author('u1', 'kira'),
  isOwn: true,
  isOn: false,
  people: 1,
  at: '2026-11-26T04:00:00.000Z',
  isDemo: false,
  ...changes,
});
const ends = { cursor: null, end: true };
const bodyOf = ({ body }: { body: string }) => JSON.parse(body) as Record<string, unknown>;

test('a list says who is on it, and its owner takes somebody off', async () => {
  const asked: unknown[] = [];
  api.reply = answering({
    'peoplelist/open/detail': peopleList('7', { isPublic: false }),
    'peoplelist/open/people': { list: [{ ...author('u2', 'ben'), personalprofile: 'Clay', follows: true }], ...ends },
    'peoplelist/member': (request: { body: string }) => (asked.push(bodyOf(request)), peopleList('7', { people: 0 })),
  });
  await visit('/list/7?show=people', startScope({ api: api.url, session: SESSION }));
  expect(await screen.findByRole('heading', { name: 'List 7' })).toBeTruthy();
  expect(screen.getByText('Private')).toBeTruthy();
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Take ben off the list' }));
  expect(await screen.findByText('No one is on this list yet')).toBeTruthy();
  expect(asked).toEqual([{ listid: '7', uid: 'u2', status: 0 }]);
});

test('whoever is on somebody else’s list may leave it, and has no other part in it', async () => {
  api.reply = answering({
    'peoplelist/open/detail': peopleList('7', { owner: author('u9', 'ann'), isOwn: false, isOn: true }),
    'peoplelist/open/people': { list: [{ ...author('u2', 'ben'), personalprofile: '', follows: false }], ...ends },
  });
  await visit('/list/7?show=people', startScope({ api: api.url, session: SESSION }));
  expect(await screen.findByRole('button', { name: 'Take me off this list' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Edit list' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Take ben off the list' })).toBeNull();
});

test('whom to follow comes with the reason, and who is sent away goes', async () => {
  const suggestion = (uid: string, name: string, why: Partial<Suggestion['why']>): Suggestion => ({
    ...author(uid, name),
    personalprofile: '',
    why: { reason: 'newcomer', by: [], count: 0, group: null, ...why },
  });
  const dismissed: unknown[] = [];
  api.reply = answering({
    'people/suggested': {
      list: [
        suggestion('a', 'ann', { reason: 'followedBy', by: ['ben', 'cat'], count: 5 }),
        suggestion('d', 'dan', { reason: 'followedBy', by: ['ben'], count: 1 }),
        suggestion('e', 'eve', { reason: 'group', group: 'Kiln' }),
        suggestion('f', 'fay', { reason: 'follower' }),
      ],
      ...ends,
    },
    'imcancelrecommend/create': (request: { body: string }) => (dismissed.push(bodyOf(request)), null),
  });
  await visit('/community/people', startScope({ api: api.url, session: SESSION }));
  const words = (text: string) => screen.findByText((_, element) => element?.tagName === 'P' && element.textContent === text);
  await words('Followed by ben, cat and 3 others you follow');
  await words('Followed by ben');
  await words('Also in Kiln');
  await words('Follows you');
  expect(await axeFindings()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Don’t suggest ann' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'ann' })).toBeNull());
  expect(dismissed).toEqual([{ uid: 'a' }]);
});

import 'fake-indexeddb/auto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { Group, GroupMember } from '@mortar/protocol/community';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { startApi } from '../../shared/client/test/api-server.ts';
import { answering, SESSION, startScope, visit } from './site.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const GROUP: Group = {
  groupid: '7',
  name: 'Potters',
  description: '',
  rules: [],
  picture: '',
  joinRule: 'approval',
  members: 1,
  owner: null,
  role: 'owner',
  waiting: 0,
  at: '2026-11-01T04:00:00.000Z',
  isDemo: false,
};
const MEMBER: GroupMember = {
  uid: 'u9',
  username: 'ada',
  headimgurl: '',
  certification: false,
  role: 'member',
  at: '2026-11-02T04:00:00.000Z',
};

const people = (list: GroupMember[]) => answering({ 'open/detail': GROUP, 'open/members': { list, end: true, cursor: null } });

test('that nobody asks to join is not said of the members, who are on their way', async () => {
  let arrive!: () => void;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  api.reply = (request, response) => {
    if (!request.path.endsWith('open/members') || JSON.parse(request.body).kind !== 'members') return people([])(request, response);
    void arrived.then(() => people([MEMBER])(request, response));
  };
  await visit('/group/7?show=asked', startScope({ api: api.url, session: SESSION }));
  await screen.findByText('No requests');
  await userEvent.click(screen.getByRole('link', { name: 'Members' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Members' }).getAttribute('aria-current')).toBe('page'));
  expect(screen.queryByText('No members')).toBe(null);
  arrive();
  await screen.findByRole('link', { name: 'ada' });
});

test('who gets another role stays in their place, and who goes leaves it; the list is not read anew', async () => {
  const eve = { ...MEMBER, uid: 'u8', username: 'eve' };
  let asked = 0;
  api.reply = (request, response) => {
    if (request.path.endsWith('open/members')) asked += 1;
    return people([MEMBER, eve])(request, response);
  };
  await visit('/group/7?show=members', startScope({ api: api.url, session: SESSION }));
  const choose = async (name: string, deed: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `More about ${name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: deed }));
  };
  await choose('eve', 'Make a moderator');
  await screen.findByText('Moderator');
  await choose('ada', 'Remove from the group');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'ada' })).toBe(null));
  expect(screen.getByRole('link', { name: 'eve' })).toBeTruthy();
  expect(asked).toBe(1);
});

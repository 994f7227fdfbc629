import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { startApi } from '../../shared/client/test/api-server.ts';
import { answering, startScope, visit } from './site.ts';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test.each([
  ['/search?q=', { 'open/opensearch': { posts: [], people: [], tags: [], groups: [], cursor: null, end: true } }],
  ['/groups?text=', { 'group/open/list': { list: [], cursor: null, end: true } }],
])('the field of %s says what is looked for, on the way back too', async (path, answers) => {
  api.reply = answering(answers);
  const { router } = await visit(`${path}clay`, startScope({ api: api.url }));
  const field = () => screen.getByRole<HTMLInputElement>('searchbox').value;
  await waitFor(() => expect(field()).toBe('clay'));
  await act(() => router.navigate(`${path}fire`));
  await waitFor(() => expect(field()).toBe('fire'));
  await act(() => router.navigate(-1));
  await waitFor(() => expect(field()).toBe('clay'));
});

test('what was found for other words is not shown below the new ones', async () => {
  let arrive!: () => void;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const answer = answering({ 'open/opensearch': { posts: [], people: [], tags: [], groups: [], cursor: null, end: true } });
  api.reply = async (request, response) => {
    if (`${request.query} ${request.body}`.includes('fire')) await arrived;
    answer(request, response);
  };
  const { router } = await visit('/search?q=clay', startScope({ api: api.url }));
  await screen.findByText(/clay/);
  await act(() => router.navigate('/search?q=fire'));
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('fire'));
  expect(screen.queryByText(/fire/)).toBeNull();
  arrive();
  await screen.findByText(/fire/);
});

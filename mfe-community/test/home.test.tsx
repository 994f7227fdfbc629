import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { startApi } from '../../shared/client/test/api-server.ts';
import { startScope, visit } from './site.tsx';

let api: Awaited<ReturnType<typeof startApi>>;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

test.each([
  ['en', 'Community'],
  ['zh-HK', '社群'],
] as const)('the feed has its title, in %s', async (locale, title) => {
  await visit('/community', startScope({ api: api.url, locale }));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
});

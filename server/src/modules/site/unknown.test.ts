import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createRegistryServer, type RegistryServer } from '../../../test/registry-server.ts';

jest.setTimeout(60_000);

let made: RegistryServer;
beforeAll(async () => {
  made = await createRegistryServer();
  await made.publish('gamehub', ['1'], { routes: ['/games/:id'] });
});
afterAll(() => made.close());

test.each(['/nowhere', '//', '///', '//[', '//:', '//a:99999/x', '//host', '//games/fuse', '/games/chess', '/games/constructor'])(
  'it answers %s with the page for what is not found',
  async (path) => {
    const { statusCode, headers, body } = await made.page(path);
    expect([statusCode, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(body).toContain('<html');
  },
);

test('it has a page for a game that there is', async () => {
  expect((await made.page('/games/fuse')).statusCode).toBe(200);
});

test.each(['/%E0%A4%A', '/games/%E0%A4%A'])('it refuses %s, which cannot be decoded', async (path) => {
  expect((await made.page(path)).statusCode).toBe(400);
});

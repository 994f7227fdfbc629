import { expectFrame, followLink, markDocument } from '../harness/site.ts';
import { expect, test } from '../harness/test.ts';

test('it says that the server is gone, goes on with what it has, and recovers by itself', async ({ page, stack, visit, complaints }) => {
  // The last ones are of the service worker's script and of panels, where the page is idle only when the server is gone.
  complaints.allow(
    /Failed to load resource/,
    /ERR_/,
    /fetching the script/,
    /ChunkLoadError/,
    /^console: .*RUNTIME-008/,
    /the registry does not answer/,
  );
  await visit('/');
  const { isSame } = await markDocument(page);
  await stack.stopServer();
  await followLink(page, '/whitepaper');
  const strip = page.getByRole('status').filter({ hasText: 'isn’t answering' });
  await expect(strip).toBeVisible({ timeout: 20_000 });
  await expectFrame(page);

  await stack.startServer();
  await expect(strip).toBeHidden({ timeout: 40_000 });
  expect(await isSame(), 'still the same document').toBe(true);
});

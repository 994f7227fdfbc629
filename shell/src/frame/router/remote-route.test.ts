import { expect, jest, test } from '@jest/globals';
import type { RemoteRoute } from '@mortar/protocol/registry';
import { fork } from 'effector';
import type { LoaderFunctionArgs } from 'react-router';
import type { Remotes } from '../../core/federation/remotes.ts';
import { isFirstDocumentLoad } from './document-load.ts';
import { remoteRoute } from './remote-route.ts';

const route = { path: '/quiz', page: 'home' } as RemoteRoute;

/** Runs the loader of a page, and gives the navigation up while `during` is under way. */
async function givenUp(during: 'mustReload' | 'page') {
  isFirstDocumentLoad();
  const controller = new AbortController();
  const reload = jest.fn<Remotes['reload']>().mockResolvedValue(true);
  const gone = jest.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom tells of a document that it cannot load.
  const remotes: Partial<Remotes> = {
    async mustReload() {
      if (during === 'mustReload') controller.abort();
      return during === 'mustReload';
    },
    async page() {
      controller.abort();
      throw new Error('no answer');
    },
    reload,
  };
  const loader = remoteRoute('quiz', route, { scope: fork(), remotes: remotes as Remotes }).loader as (args: LoaderFunctionArgs) => unknown;
  const request = new Request('http://localhost/quiz', { signal: controller.signal });
  const outcome = await Promise.race([
    Promise.resolve(loader({ request, params: {} } as unknown as LoaderFunctionArgs)).catch(() => 'failed'),
    new Promise((resolve) => setTimeout(() => resolve('waits'), 50)),
  ]);
  const hasLeft = gone.mock.calls.length > 0;
  gone.mockRestore();
  return { outcome, reload, hasLeft };
}

test('whoever gave a page up stays where they are, though its area asks for a new document', async () => {
  expect(await givenUp('mustReload')).toMatchObject({ outcome: 'waits', hasLeft: false });
});

test('whoever gave a page up stays where they are, though it does not load', async () => {
  const { outcome, reload } = await givenUp('page');
  expect(outcome).toBe('failed');
  expect(reload).not.toHaveBeenCalled();
});

import { expect, test } from '@jest/globals';
import { createWatch, fork } from 'effector';
import { createRemote, dialogOpened, openDialog, openDialogsIn, type DialogRequest } from './index.ts';

declare module '@mortar/host' {
  interface Dialogs {
    'trial.ask': { card: string };
  }
}

const messages = () => Promise.resolve({});
const ask = () => Promise.resolve({ Dialog: ({ props }: { props: { card: string } }) => props.card });

/** Never called: what would be wrong is refused before anything runs, or the types would complain of what is expected here. */
export function refused(): unknown[] {
  return [
    // @ts-expect-error nobody has such a dialog
    openDialog('trial.asks', { card: '1' }),
    // @ts-expect-error its props are others
    openDialog('trial.ask', { card: 1 }),
    // @ts-expect-error its props are missing
    openDialog('trial.ask', {}),
    // @ts-expect-error a request is held to the same
    dialogOpened({ name: 'trial.ask', props: { card: 1 } }),
    createRemote<'trial'>({
      pages: {},
      messages,
      // @ts-expect-error a remote has every dialog that it names
      dialogs: {},
    }),
    createRemote<'trial'>({
      pages: {},
      messages,
      // @ts-expect-error and no other one
      dialogs: { ask, tell: ask },
    }),
    createRemote<'trial'>({
      pages: {},
      messages,
      // @ts-expect-error with the props that it promises
      dialogs: { ask: () => Promise.resolve({ Dialog: ({ props }: { props: { card: number } }) => props.card }) },
    }),
  ];
}

test('it opens what a remote has added to the map of dialogs, in the page’s scope from wherever it is called', async () => {
  const opened: DialogRequest[] = [];
  const scope = fork();
  openDialogsIn(scope);
  const stop = createWatch({ unit: dialogOpened, scope, fn: (request) => opened.push(request) });
  await Promise.resolve();
  openDialog('trial.ask', { card: '1' });
  stop();
  expect(opened).toEqual([{ name: 'trial.ask', props: { card: '1' } }]);
  expect(createRemote<'trial'>({ pages: {}, messages, dialogs: { ask } })).toMatchObject({ dialogs: { ask } });
});

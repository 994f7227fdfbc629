import { dialogOpened, toastShown } from '@mortar/host';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { $dialogs, dialogsDropped, questionAsked } from '../../core/dialogs/model.ts';
import { $catalogue } from '../../core/i18n/catalogue.ts';
import { say } from '../../core/i18n/say.ts';

type Stack = typeof import('./dialog-stack.tsx');

/** The page has time to load the code of dialogs before the first one opens. */
export const stackWanted = createEvent();

/** The code of dialogs, a chunk of its own. */
export const loadStackFx = createEffect((): Promise<Stack> => import(/* webpackChunkName: "overlay" */ './dialog-stack.tsx'));

/** What shows dialogs; null until its code is there. */
export const $stack = createStore<Stack | null>(null).on(loadStackFx.doneData, (_, stack) => stack);

sample({
  clock: [dialogOpened, questionAsked, stackWanted],
  source: { stack: $stack, isLoading: loadStackFx.pending },
  filter: ({ stack, isLoading }) => !stack && !isLoading,
  target: loadStackFx,
});

// Without their code there are no dialogs: the person is told, and nobody waits for an answer that cannot come.
sample({
  clock: loadStackFx.fail,
  source: { dialogs: $dialogs, catalogue: $catalogue },
  filter: ({ dialogs }) => dialogs.length > 0,
  fn: ({ catalogue }) => ({ type: 'error' as const, text: say(catalogue, 'shell.dialog.failed') }),
  target: toastShown,
});
sample({ clock: loadStackFx.fail, target: dialogsDropped });

import { $isSignedIn, dialogOpened, type ConfirmChoice, type ConfirmRequest, type DialogRequest } from '@mortar/host';
import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { pageChanged } from '../head/index.ts';

interface Question {
  request: ConfirmRequest;
  answer: (choice: ConfirmChoice) => void;
}

/** A dialog on the stack; it stays until its closing transition has ended. */
export type OpenDialog = { id: number; open: boolean } & (
  | { kind: 'named'; request: DialogRequest }
  | { kind: 'question'; question: Question }
);

/** The login dialog, of the remote that owns signing in. */
export const LOGIN_DIALOG = 'auth.login';

/** A person is asked something. */
export const questionAsked = createEvent<Question>();
/** A dialog was asked to close. */
export const dialogClosed = createEvent<number>();
/** Its transition has ended: it leaves the stack. */
export const dialogGone = createEvent<number>();
/** Nothing can show dialogs, or what they lay over is gone. */
export const dialogsDropped = createEvent();

/** Whoever asked waits for an answer: a question that goes unanswered is a cancel. */
const cancelFx = createEffect((dialogs: readonly OpenDialog[]) =>
  dialogs.forEach((dialog) => dialog.kind === 'question' && dialog.question.answer(2)),
);

const $lastId = createStore(0).on([dialogOpened, questionAsked], (id) => id + 1);

/** Dialogs that are open, the last on top. */
export const $dialogs = createStore<OpenDialog[]>([])
  .on(dialogClosed, (dialogs, id) => dialogs.map((dialog) => (dialog.id === id ? { ...dialog, open: false } : dialog)))
  .on(dialogGone, (dialogs, id) => dialogs.filter((dialog) => dialog.id !== id))
  .on(cancelFx, () => []);

// Pressed twice, a dialog opens once.
sample({
  clock: dialogOpened,
  source: { dialogs: $dialogs, id: $lastId },
  filter: ({ dialogs }, { name, key }) =>
    !dialogs.some((dialog) => dialog.open && dialog.kind === 'named' && dialog.request.name === name && dialog.request.key === key),
  fn: ({ dialogs, id }, request): OpenDialog[] => [...dialogs, { id, open: true, kind: 'named', request }],
  target: $dialogs,
});
sample({
  clock: questionAsked,
  source: { dialogs: $dialogs, id: $lastId },
  fn: ({ dialogs, id }, question): OpenDialog[] => [...dialogs, { id, open: true, kind: 'question', question }],
  target: $dialogs,
});
// Whoever is signed in, here or in another tab, is not asked to sign in any more.
sample({
  clock: $isSignedIn,
  source: $dialogs,
  filter: (dialogs, isSignedIn) => isSignedIn && dialogs.some(isLogin),
  fn: (dialogs) => dialogs.filter((dialog) => !isLogin(dialog)),
  target: $dialogs,
});

// What lay over a page that is gone goes with it.
sample({ clock: [dialogsDropped, pageChanged], source: $dialogs, filter: (dialogs) => dialogs.length > 0, target: cancelFx });

function isLogin(dialog: OpenDialog): boolean {
  return dialog.kind === 'named' && dialog.request.name === LOGIN_DIALOG;
}

/** Handler of the host's `confirmFx`: asks, and resolves to 1 = confirm or 2 = cancel (spec §2). */
export function confirmHandler(request: ConfirmRequest): Promise<ConfirmChoice> {
  const ask = scopeBind(questionAsked, { safe: true });
  return new Promise((answer) => ask({ request, answer }));
}

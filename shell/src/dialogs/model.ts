import { dialogOpened, type ConfirmChoice, type ConfirmRequest, type DialogRequest } from '@mortar/host';
import { createEvent, createStore, sample, scopeBind } from 'effector';

interface Question {
  request: ConfirmRequest;
  answer: (choice: ConfirmChoice) => void;
}

/** A dialog on the stack; it stays until its closing transition has ended. */
export type OpenDialog = { id: number; open: boolean } & (
  { kind: 'named'; request: DialogRequest } | { kind: 'question'; question: Question }
);

const questionAsked = createEvent<Question>();
/** A dialog was asked to close. */
export const dialogClosed = createEvent<number>();
/** Its transition has ended: it leaves the stack. */
export const dialogGone = createEvent<number>();

const $lastId = createStore(0).on([dialogOpened, questionAsked], (id) => id + 1);

export const $dialogs = createStore<OpenDialog[]>([])
  .on(dialogClosed, (dialogs, id) => dialogs.map((dialog) => (dialog.id === id ? { ...dialog, open: false } : dialog)))
  .on(dialogGone, (dialogs, id) => dialogs.filter((dialog) => dialog.id !== id));

sample({
  clock: dialogOpened,
  source: { dialogs: $dialogs, id: $lastId },
  fn: ({ dialogs, id }, request): OpenDialog[] => [...dialogs, { id, open: true, kind: 'named', request }],
  target: $dialogs,
});
sample({
  clock: questionAsked,
  source: { dialogs: $dialogs, id: $lastId },
  fn: ({ dialogs, id }, question): OpenDialog[] => [...dialogs, { id, open: true, kind: 'question', question }],
  target: $dialogs,
});

/** Handler of the host's `confirmFx`: asks, and resolves to 1 = confirm or 2 = cancel (spec §2). */
export function confirmHandler(request: ConfirmRequest): Promise<ConfirmChoice> {
  const ask = scopeBind(questionAsked, { safe: true });
  return new Promise((answer) => ask({ request, answer }));
}

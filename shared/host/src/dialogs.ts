import { createEffect, createEvent } from 'effector';
import type { Dialogs } from './augmented.ts';

/** Name of a dialog: `<remote>.<dialog>` as its remote.json declares it, `shell.<dialog>` for the host's own. */
export type DialogName = keyof Dialogs;

/** A dialog and what it is given. Two open requests of one name are one unless their keys differ. */
export type DialogRequest<Name extends DialogName = DialogName> = {
  [Each in Name]: { name: Each; props: Dialogs[Each]; key?: unknown };
}[Name];

/** A dialog was asked for; the shell loads its remote and shows it. */
export const dialogOpened = createEvent<DialogRequest>();

/** Opens a dialog by name. Bind it to a scope with `useUnit(dialogOpened)` or use it as a `sample` target. */
export function openDialog<Name extends DialogName>(name: Name, props: Dialogs[Name]): DialogRequest {
  return dialogOpened({ name, props } as DialogRequest);
}

export interface ConfirmRequest {
  title?: string;
  content?: string;
  confirmLabel?: string;
  /** Without it the dialog has one button. */
  cancelLabel?: string;
}

/** 1 = confirm, 2 = cancel (spec §2). */
export type ConfirmChoice = 1 | 2;

/** Asks the person; the shell gives the handler through its scope. */
export const confirmFx = createEffect<ConfirmRequest, ConfirmChoice>(() => {
  throw new Error('confirmFx has no handler: the shell provides it');
});

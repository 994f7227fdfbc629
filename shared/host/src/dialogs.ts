import { createEffect, createEvent, scopeBind, type Scope } from 'effector';
import type { Dialogs, NoProps, Panels } from './augmented.ts';

/** Name of a panel that shows over the page. */
type PopupName = { [Name in keyof Panels]: Panels[Name] extends 'popup' ? Name : never }[keyof Panels];

/** Name of a dialog: `<remote>.<dialog>` as its remote.json declares it, `shell.<dialog>` for the host's own; or of a popup. */
export type DialogName = keyof Dialogs | PopupName;

/** What opens with a name is given. */
export type DialogPropsOf<Name extends DialogName> = Name extends keyof Dialogs ? Dialogs[Name] : NoProps;

/** A dialog and what it is given. Two open requests of one name are one unless their keys differ. */
export type DialogRequest<Name extends DialogName = DialogName> = {
  [Each in Name]: { name: Each; props: DialogPropsOf<Each>; key?: unknown };
}[Name];

/** A dialog was asked for; the shell loads its remote and shows it. */
export const dialogOpened = createEvent<DialogRequest>();

let open: (request: DialogRequest) => void = dialogOpened;

/** The shell gives the page's scope, in which `openDialog` then works. */
export function openDialogsIn(scope: Scope): void {
  open = scopeBind(dialogOpened, { scope });
}

/** Opens a dialog by name, from wherever it is called: in a press, or after something was waited for. Models have `dialogOpened`. */
export function openDialog<Name extends DialogName>(name: Name, props: DialogPropsOf<Name>): void {
  open({ name, props } as DialogRequest);
}

export interface ConfirmRequest {
  title?: string;
  content?: string;
  confirmLabel?: string;
  /** Without it the dialog has one button. */
  cancelLabel?: string;
  /** Nothing brings back what is done: the button is red, and Cancel has the focus. */
  danger?: boolean;
}

/** 1 = confirm, 2 = cancel (spec §2). */
export type ConfirmChoice = 1 | 2;

/** Asks the person; the shell gives the handler through its scope. */
export const confirmFx = createEffect<ConfirmRequest, ConfirmChoice>(() => {
  throw new Error('confirmFx has no handler: the shell provides it');
});

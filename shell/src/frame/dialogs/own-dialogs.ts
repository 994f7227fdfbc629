import type { DialogName } from '@mortar/host';
import { COPIED, IMAGE_PREVIEW, REWARD } from '@mortar/host/popups';
import type { ComponentType } from 'react';
import { BAN_NOTICE, CONGRATULATION, HUMAN_CHECK, PALETTE, SHORTCUTS, type OwnDialogProps } from '../../core/dialogs/own.ts';
import { HumanCheck } from '../../features/human-check/human-check.tsx';
import { Copied } from '../../features/parts/copied.tsx';
import { BanNotice } from '../../features/session/ban-notice.tsx';
import { BuyNotConfigured } from './buy-not-configured.tsx';
import { lateDialog } from './late-dialog.tsx';

type Late = typeof import('./late.ts');

/** One chunk for all: each further one costs the first load its name and hash. */
function late(name: keyof Late) {
  return lateDialog(async () => ({ Dialog: (await import(/* webpackChunkName: "parts" */ './late.ts'))[name] }));
}

export type OwnDialogName = Extract<DialogName, `shell.${string}`>;

/** The shell's own dialogs by name. What is big comes with its first opening; what says the outcome of a press is there. */
export const OWN_DIALOGS: Record<OwnDialogName, ComponentType<OwnDialogProps>> = {
  'shell.buy-not-configured': BuyNotConfigured,
  [BAN_NOTICE]: BanNotice,
  [HUMAN_CHECK]: HumanCheck,
  [COPIED]: Copied,
  [CONGRATULATION]: late('Congratulation'),
  [REWARD]: late('Reward'),
  [IMAGE_PREVIEW]: late('Pictures'),
  [PALETTE]: late('Palette'),
  [SHORTCUTS]: late('Shortcuts'),
};

import { COPIED, IMAGE_PREVIEW, REWARD } from '@mortar/host/popups';
import { PALETTE, SHORTCUTS } from '../palette/names.ts';
import { CONGRATULATION } from '../session/congratulation-name.ts';
import { Copied } from './copied.tsx';
import { lateDialog } from './late-dialog.tsx';

type Late = typeof import('./late.ts');

/** One chunk for all: each further one costs the first load its name and hash. */
function late(name: keyof Late) {
  return lateDialog(async () => ({ Dialog: (await import(/* webpackChunkName: "parts" */ './late.ts'))[name] }));
}

/**
 * Popups that remotes ask the shell for, by name. What is big comes with its first opening; what says the outcome of a
 * press is there.
 */
export const PARTS = {
  [COPIED]: Copied,
  [CONGRATULATION]: late('Congratulation'),
  [REWARD]: late('Reward'),
  [IMAGE_PREVIEW]: late('Pictures'),
  [PALETTE]: late('Palette'),
  [SHORTCUTS]: late('Shortcuts'),
};

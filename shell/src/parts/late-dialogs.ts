import { IMAGE_PREVIEW, REWARD } from '@mortar/host/popups';
import { CONGRATULATION } from '../session/congratulation-name.ts';
import { lateDialog } from './late-dialog.tsx';

/** Dialogs of the shell that bring their own code and texts, by name. */
export const LATE_DIALOGS = {
  [CONGRATULATION]: lateDialog(async () => ({ Dialog: (await import(/* webpackChunkName: "rewards" */ './reward.tsx')).Congratulation })),
  [REWARD]: lateDialog(async () => ({ Dialog: (await import(/* webpackChunkName: "rewards" */ './reward.tsx')).Reward })),
  [IMAGE_PREVIEW]: lateDialog(async () => ({ Dialog: (await import(/* webpackChunkName: "pictures" */ './pictures.tsx')).Pictures })),
};

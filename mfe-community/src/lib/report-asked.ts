import { dialogOpened, type Dialogs } from '@mortar/host';
import { createEvent, sample } from 'effector';
import { whenSignedIn } from './signed-in.ts';

/** Somebody wants to tell the moderators of something. */
export const reportAsked = createEvent<Dialogs['community.report']>();
sample({
  clock: whenSignedIn('report', reportAsked),
  fn: (props) => ({ name: 'community.report' as const, props }),
  target: dialogOpened,
});

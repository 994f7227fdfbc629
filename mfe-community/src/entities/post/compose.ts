import { dialogOpened, type Dialogs } from '@mortar/host';
import { createEvent, sample } from 'effector';
import { whenSignedIn } from '../../lib/signed-in.ts';

/** Somebody wants to write: a post, a quote, an answer, a change. */
export const composeAsked = createEvent<Dialogs['community.compose']>();
sample({
  clock: whenSignedIn('compose', composeAsked),
  fn: (props) => ({ name: 'community.compose' as const, props }),
  target: dialogOpened,
});

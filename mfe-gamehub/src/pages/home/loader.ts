import { $isSignedIn, dialogOpened, type PageArgs } from '@mortar/host';
import { scopeBind } from 'effector';
import { HUB_DIALOG, takeHub } from '#features/open-hub';

/** Opens the Game Hub again for whoever signed in to play: the sign-in loaded this page anew. */
export function loader({ scope }: PageArgs): null {
  if (takeHub() && scope.getState($isSignedIn)) scopeBind(dialogOpened, { scope })({ name: HUB_DIALOG, props: {} });
  return null;
}

import { carried, carry, putDown } from '@mortar/remote-kit/carried';

const NAME = 'focus';

/** The next document gives the focus to its heading: what had it here is gone then, and a keyboard would begin at the very top. */
export const keepFocusWish = (): void => void carry(NAME, true);

/** Whether the document before this one wished so; asked once. */
export function takeFocusWish(): boolean {
  const isWished = carried(NAME) === true;
  putDown(NAME);
  return isWished;
}

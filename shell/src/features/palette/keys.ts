import { dialogOpened } from '@mortar/host';
import { scopeBind, type Scope } from 'effector';
import { PALETTE, SHORTCUTS } from '../../core/dialogs/own.ts';

/** What takes letters itself; a single key is a letter there. */
const TYPED_INTO = 'input, textarea, select, [contenteditable], [role="textbox"]';

/** Goes on to the next part of the page. Its code comes with the first press. */
const cycle = (isBackwards: boolean) =>
  import(/* webpackChunkName: "parts" */ './regions.ts').then(
    ({ goToRegion }) => goToRegion(isBackwards),
    () => undefined,
  );

/**
 * Ctrl K, or ⌘ K, opens the search of pages and actions from everywhere; a question mark, typed into nothing, the list of
 * keys; F6 goes from one part of the page to the next, with Shift to the one before. @returns ends the listening
 */
export function watchKeys(scope: Scope): () => void {
  const open = scopeBind(dialogOpened, { scope, safe: true });
  const hear = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
    if (event.defaultPrevented || event.isComposing || altKey) return;
    const isCommand = ctrlKey || metaKey;
    const isCycle = !isCommand && key === 'F6';
    const isPalette = isCommand && key.toLowerCase() === 'k';
    const isList = !isCommand && key === '?' && !(target instanceof Element && target.closest(TYPED_INTO));
    if (!isCycle && !isPalette && !isList) return;
    event.preventDefault();
    if (isCycle) return void cycle(shiftKey);
    open({ name: isPalette ? PALETTE : SHORTCUTS, props: {} });
  };
  addEventListener('keydown', hear);
  return () => removeEventListener('keydown', hear);
}

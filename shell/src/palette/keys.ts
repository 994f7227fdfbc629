import { dialogOpened } from '@mortar/host';
import { scopeBind, type Scope } from 'effector';
import { PALETTE, SHORTCUTS } from './names.ts';

/** What takes letters itself; a single key is a letter there. */
const TYPED_INTO = 'input, textarea, select, [contenteditable], [role="textbox"]';

/** Ctrl K, or ⌘ K, opens the search of pages and actions from everywhere; a question mark, typed into nothing, the list of keys. @returns ends the listening */
export function watchKeys(scope: Scope): () => void {
  const open = scopeBind(dialogOpened, { scope, safe: true });
  const hear = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (event.defaultPrevented || event.isComposing || altKey) return;
    const isCommand = ctrlKey || metaKey;
    const isPalette = isCommand && key.toLowerCase() === 'k';
    const isList = !isCommand && key === '?' && !(target instanceof Element && target.closest(TYPED_INTO));
    if (!isPalette && !isList) return;
    event.preventDefault();
    open({ name: isPalette ? PALETTE : SHORTCUTS, props: {} });
  };
  addEventListener('keydown', hear);
  return () => removeEventListener('keydown', hear);
}

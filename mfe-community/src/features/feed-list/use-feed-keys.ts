import { dialogOpened } from '@mortar/host';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, type RefObject } from 'react';
import { useNavigate } from 'react-router';
import { composeAsked } from '#entities/post';

/** What takes letters itself; a single key is a letter there. */
const TYPED_INTO = 'input, textarea, select, [contenteditable], [role="textbox"], [role="menu"], [role="dialog"]';

/** Presses a control of the article with the focus: what a key does, a finger does too. */
const ACT: Record<string, string> = { l: '[data-act="like"]', b: '[data-act="save"]', c: '[data-act="reply"]' };

/** Keys of a list of posts: J and K from one to the next, L, B and C for the one with the focus, N, a full stop, a slash and a question mark. */
export function useFeedKeys(room: RefObject<HTMLElement | null>, onNewer: () => void): void {
  const navigate = useNavigate();
  const { open, compose } = useUnit({ open: dialogOpened, compose: composeAsked });
  const does: Record<string, () => void> = {
    j: () => step(room.current, 'PageDown'),
    k: () => step(room.current, 'PageUp'),
    n: () => compose({}),
    '.': onNewer,
    '/': () => void navigate('/search'),
    '?': () => open({ name: 'community.keys', props: {} }),
  };
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const { ctrlKey, metaKey, altKey, target } = event;
    if (event.defaultPrevented || event.isComposing || ctrlKey || metaKey || altKey) return;
    if (target instanceof Element && target.closest(TYPED_INTO)) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const article = focusedIn(room.current);
    const press = article && (key === 'Enter' ? document.activeElement === article && '[data-act="open"]' : ACT[key]);
    const act = press ? () => article.querySelector<HTMLElement>(press)?.click() : does[key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => hear(event);
    // Before the site's own keys, whose list the question mark opens elsewhere.
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}

const focusedIn = (room: HTMLElement | null) => {
  const article = document.activeElement?.closest<HTMLElement>('article') ?? null;
  return article && room?.contains(article) ? article : null;
};

/** Goes on as the list's own keys do; from outside of it to the first article that is in view. */
function step(room: HTMLElement | null, key: 'PageDown' | 'PageUp'): void {
  const article = focusedIn(room);
  if (article) return void article.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const articles = [...(room?.querySelectorAll<HTMLElement>('article') ?? [])];
  articles.find((one) => one.getBoundingClientRect().bottom > window.innerHeight / 4)?.focus();
}

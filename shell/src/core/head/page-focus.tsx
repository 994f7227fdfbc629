import { VisuallyHidden } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { focusHeading, focusSection } from './focus.ts';
import { takeFocusWish } from './focus-wish.ts';
import { pageChanged } from './model.ts';

/**
 * After a navigation the focus goes to the new page's heading and readers hear its title; within a page it goes to
 * the section. On the first page only where a sign-in led to it. It stands behind the page, so that the page's own effects have run.
 */
export function PageFocus() {
  const { pathname, hash, key } = useLocation();
  const shown = useRef({ pathname, key });
  const [title, setTitle] = useState('');
  const changed = useUnit(pageChanged);

  useEffect(() => {
    if (takeFocusWish()) focusHeading();
  }, []);

  useEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { pathname, key };
    if (before.pathname === pathname) return focusSection(hash);
    forgetAddress();
    focusHeading();
    setTitle(document.title);
    changed();
  }, [pathname, hash, key, changed]);

  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}

/**
 * The server names the address that the first page is known by, and browsers share it in place of the one that they
 * show. Once another page stands there, it would be the wrong one.
 */
function forgetAddress(): void {
  for (const tag of document.querySelectorAll('link[rel=canonical],meta[property="og:url"]')) tag.remove();
}

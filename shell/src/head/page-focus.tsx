import { VisuallyHidden } from '@mortar/ui';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** After a navigation the focus goes to the new page's heading, and readers hear its title. Not on the first page. */
export function PageFocus() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [announced, setAnnounced] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (heading) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    setAnnounced(document.title);
  }, [pathname]);

  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
}

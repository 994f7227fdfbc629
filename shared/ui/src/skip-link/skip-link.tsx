import type { MouseEvent } from 'react';
import styles from './skip-link.module.css';

export interface SkipLinkProps {
  /** Id of the page's `<main>`. */
  target: string;
  children: string;
}

/** First thing of a page: seen only when focused, takes keyboard users past header and rail. */
export function SkipLink({ target, children }: SkipLinkProps) {
  const skip = (event: MouseEvent) => {
    const main = document.getElementById(target);
    if (!main) return;
    event.preventDefault(); // The address stays what the router knows.
    if (!main.hasAttribute('tabindex')) main.tabIndex = -1;
    main.focus();
  };
  return (
    <a className={styles.skip} href={`#${target}`} onClick={skip}>
      {children}
    </a>
  );
}

import { Link, matchPath, useLocation } from 'react-router';
import type { ReactNode } from 'react';
import styles from './section-nav.module.css';

/** A page of a section. */
export interface SectionPage {
  to: string;
  /** Other pages that belong to it. */
  also?: readonly string[] | undefined;
  label: ReactNode;
}

/** Scrolls the list, and nothing around it, until an entry stands in its middle. */
function bringIntoSight(link: HTMLAnchorElement | null): void {
  const list = link?.closest('ul');
  if (list) list.scrollLeft = link!.offsetLeft + link!.offsetWidth / 2 - list.clientWidth / 2;
}

interface Props {
  label: string;
  pages: readonly SectionPage[];
  /** `line` above a page of the section, `pills` within a page for what lies below it. */
  look?: 'line' | 'pills';
}

/** The way between the pages of a section, the first of which is its home; where there are more than fit, they scroll to the one that is shown. */
export function SectionNav({ label, pages, look = 'line' }: Props) {
  const { pathname } = useLocation();
  const home = pages[0]?.to;
  const isOn = ({ to, also = [] }: SectionPage) => [to, ...also].some((path) => matchPath({ path, end: path === home }, pathname));
  return (
    <nav className={styles[look]} aria-label={label}>
      <ul className={styles.pages}>
        {pages.map((page) => (
          <li key={page.to}>
            <Link to={page.to} className={styles.page} {...(isOn(page) && { 'aria-current': 'page' as const, ref: bringIntoSight })}>
              {page.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

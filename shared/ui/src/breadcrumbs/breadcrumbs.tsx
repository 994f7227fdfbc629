import { Icon } from '@mortar/ui';
import { cloneElement, type ReactElement } from 'react';
import { LIST } from '../lib/list.ts';
import styles from './breadcrumbs.module.css';

/** One step of the way to a page. */
export interface Crumb {
  label: string;
  href: string;
  /** A link element, for example a router's `<Link to="/">`. */
  render?: ReactElement<{ className?: string; children?: string }>;
}

export interface BreadcrumbsProps {
  /** Name of the landmark. */
  label: string;
  /** The way from the top, without the page itself. */
  crumbs: readonly Crumb[];
  /** The page itself. */
  current: string;
  className?: string;
}

/** Where a page lies. Each step is a link of 24 px at least; a long way wraps. */
export function Breadcrumbs({ label, crumbs, current, className }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={className}>
      <ol {...LIST} className={styles.way}>
        {crumbs.map((crumb) => (
          <li key={crumb.href} className={styles.step}>
            <CrumbLink {...crumb} />
            <Icon name="chevron-right" size={16} className={styles.mark} />
          </li>
        ))}
        <li className={styles.step}>
          <span aria-current="page" className={styles.current}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}

function CrumbLink({ label, href, render }: Crumb) {
  if (render) return cloneElement(render, { className: styles.link ?? '', children: label });
  return (
    <a href={href} className={styles.link}>
      {label}
    </a>
  );
}

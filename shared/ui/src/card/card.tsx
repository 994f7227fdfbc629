import { cloneElement, type ReactElement, type ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './card.module.css';

export interface CardProps {
  title: string;
  /** Level of the title among the page's headings. */
  level?: 2 | 3 | 4;
  /** Where the whole card leads. */
  href?: string;
  /** A link element instead of `href`, for example a router's `<Link to="/">`. */
  render?: ReactElement<{ className?: string; children?: ReactNode }>;
  /** Cover above the title. */
  media?: ReactNode;
  children?: ReactNode;
  /** Buttons of their own: they lie above the link and are no part of it. */
  actions?: ReactNode;
  /** One corner cut off: rewards and quiz cards. */
  notched?: boolean;
  className?: string;
}

/** A thing among others. The title's link is stretched over the card, so there is one link, one name, no button in a link. */
export function Card({ title, level = 3, href, render, media, children, actions, notched, className }: CardProps) {
  const Heading = `h${level}` as const;
  const link = render ?? (href === undefined ? undefined : <a href={href}>{title}</a>);
  return (
    <article className={classNames(styles.card, className)} data-linked={link ? true : undefined} data-notched={notched || undefined}>
      {media}
      <div className={styles.body}>
        <Heading className={styles.title}>{link ? cloneElement(link, { className: styles.link ?? '', children: title }) : title}</Heading>
        {children}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  );
}

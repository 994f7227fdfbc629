import type { ReactNode } from 'react';
import styles from './page-frame.module.css';

export interface PageFrameProps {
  title: ReactNode;
  /** One sentence on what the page is for. */
  lede: ReactNode;
  /** A way back, above the title. */
  back?: ReactNode;
  /** A picture of what the page is about, beside the title. */
  media?: ReactNode;
  /** `text` keeps lines short, for pages of one column. */
  width?: 'wide' | 'text';
  children: ReactNode;
}

/** A page within the site's header and rail: its title, a sentence, what it shows. */
export function PageFrame({ title, lede, back, media, width = 'wide', children }: PageFrameProps) {
  return (
    <div className={styles.page} data-width={width}>
      <header className={styles.head}>
        {back && <div className={styles.back}>{back}</div>}
        <div className={styles.about}>
          {media}
          <div className={styles.words}>
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lede}>{lede}</p>
          </div>
        </div>
      </header>
      {children}
    </div>
  );
}

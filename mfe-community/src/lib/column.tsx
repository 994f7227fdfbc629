import { useGate } from 'effector-react';
import type { ReactNode } from 'react';
import { Here } from './signed-in.ts';
import { CommunityNav } from './community-nav.tsx';
import styles from './column.module.css';

interface Props {
  title: ReactNode;
  /** The title is for readers alone: what stands there says it. */
  titleHidden?: boolean;
  /** Beside the title. */
  acts?: ReactNode;
  children: ReactNode;
}

/** A page of the community: the way to its others, and one column that is read. */
export function Column({ title, titleHidden = false, acts, children }: Props) {
  useGate(Here);
  return (
    <>
      <div className={styles.nav}>
        <CommunityNav />
      </div>
      <div className={styles.column}>
        <header className={styles.head} data-hidden={titleHidden || undefined}>
          <h1 className={styles.title}>{title}</h1>
          {acts}
        </header>
        {children}
      </div>
    </>
  );
}

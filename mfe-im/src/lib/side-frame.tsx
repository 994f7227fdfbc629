import { IconButton } from '@mortar/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { usePlace } from './place.ts';
import styles from './side-frame.module.css';

interface Props {
  title: string;
  /** It was opened from the information about the conversation, to which the way leads back. */
  isPart?: boolean;
  /** What it holds scrolls by itself. */
  scrolls?: boolean;
  children: ReactNode;
}

/** What stands beside a conversation: its name, the way back, the way out. */
export function SideFrame({ title, isPart = false, scrolls = false, children }: Props) {
  const { formatMessage } = useIntl();
  const { chat, go, back } = usePlace();
  return (
    <section className={styles.frame} aria-label={title}>
      <header className={styles.head}>
        <IconButton
          icon="arrow-left"
          className={styles.back}
          data-part={isPart || undefined}
          label={formatMessage({ id: 'im.back' })}
          onClick={back}
        />
        <h2 className={styles.title}>{title}</h2>
        <IconButton
          icon="close"
          className={styles.close}
          label={formatMessage({ id: 'im.side.close' })}
          onClick={() => go({ chat }, 'replace')}
        />
      </header>
      <div className={styles.body} data-scrolls={scrolls || undefined}>
        {children}
      </div>
    </section>
  );
}

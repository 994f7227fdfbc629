import { Icon } from '@mortar/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './save-words.module.css';

interface Props {
  /** What begins the ids of its texts. */
  id: string;
  /** Null where nothing is written. */
  state: 'saved' | 'saving' | 'unreached' | 'refused' | null;
  /** Somebody else, or another device, had changed it: it goes on under another name. */
  isForked: boolean;
  /** More about it. */
  children?: ReactNode;
}

/** Whether the server has what is written. */
export function SaveWords({ id, state, isForked, children }: Props) {
  return (
    <p role="status" className={styles.words} data-state={state}>
      {state && (
        <>
          <Icon name={state === 'saved' ? 'check' : state === 'saving' ? 'clock' : 'offline'} size={16} />
          <span>
            <FormattedMessage id={`${id}.${state}`} />
            {children}
            {isForked && (
              <>
                {' '}
                <FormattedMessage id={`${id}.forked`} />
              </>
            )}
          </span>
        </>
      )}
    </p>
  );
}

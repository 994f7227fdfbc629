import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { returnAsked, type Removal } from './removal.ts';
import styles from './removed.module.css';

/** Stands where a post or a reply was, with the way back while there is one. */
export function Removed({ type, id, state }: { type: 'post' | 'comment'; id: string; state: Removal }) {
  const restore = useUnit(returnAsked);
  return (
    <div className={styles.removed} role="status">
      <span>
        <FormattedMessage id={`community.removed.${state}`} />
      </span>
      {state === 'offered' && (
        <Button onClick={() => restore({ type, id })}>
          <FormattedMessage id="community.undo" />
        </Button>
      )}
    </div>
  );
}

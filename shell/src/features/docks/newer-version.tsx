import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { reloadFx } from '../../core/navigation/navigate.ts';
import styles from './newer-version.module.css';

/** What lies in the dock was published anew: the next page takes it up, or the person does now. */
export function NewerVersion() {
  const reload = useUnit(reloadFx);
  return (
    <div role="status" className={styles.notice}>
      <FormattedMessage id="shell.dock.newer" />
      <Button icon="retry" onClick={() => void reload()}>
        <FormattedMessage id="shell.dock.reload" />
      </Button>
    </div>
  );
}

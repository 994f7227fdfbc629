import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage } from 'react-intl';
import { openChosen, openFx } from './model.ts';
import styles from './open-app-button.module.css';

/** A quiet way into the native app, which shows the same page there. */
export function OpenAppButton() {
  const { open, isTrying } = useUnit({ open: openChosen, isTrying: openFx.pending });
  return (
    <div className={styles.place}>
      <Button variant="quiet" trailingIcon="external" loading={isTrying} onClick={() => open()}>
        <FormattedMessage id="shell.open-app" />
      </Button>
    </div>
  );
}

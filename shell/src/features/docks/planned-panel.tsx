import { EmptyState } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './dock-panel.module.css';
import type { Dock } from './docks.ts';

/** A panel that no live version has yet. */
export function PlannedPanel({ dock }: { dock: Dock }) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.room}>
      <EmptyState headingLevel={3} title={formatMessage({ id: 'shell.status.423.title' })}>
        <FormattedMessage id={`shell.dock.${dock.panel}.planned`} />
      </EmptyState>
    </div>
  );
}

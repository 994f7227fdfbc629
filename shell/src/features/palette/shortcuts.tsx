import { Dialog } from '@mortar/ui/overlay';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OwnDialogProps } from '../../core/dialogs/own.ts';
import { PartsTexts } from '../parts/parts-texts.tsx';
import styles from './palette.module.css';

const KEYS = [
  [['Ctrl', 'K'], 'palette'],
  [['?'], 'shortcuts'],
  [['Tab'], 'skip'],
  [['F6'], 'region'],
  [['Esc'], 'close'],
] as const;

/** Every key that the page itself hears. */
export function Shortcuts(props: OwnDialogProps) {
  return (
    <PartsTexts>
      <List {...props} />
    </PartsTexts>
  );
}

function List({ open, onClose, onClosed }: OwnDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title={<FormattedMessage id="parts.shortcuts.title" />}
      closeLabel={formatMessage({ id: 'shell.close' })}
    >
      <dl className={styles.keys}>
        {KEYS.map(([keys, does]) => (
          <div key={does} className={styles.row}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd className={styles.meaning}>
              <FormattedMessage id={`parts.shortcuts.${does}`} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

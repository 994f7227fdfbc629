import type { DialogModule } from '@mortar/host';
import { Dialog as Frame } from '@mortar/ui/overlay';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './dialog.module.css';

const KEYS = [
  ['J', 'next'],
  ['K', 'before'],
  ['Enter', 'open'],
  ['L', 'like'],
  ['B', 'save'],
  ['C', 'reply'],
  ['N', 'write'],
  ['.', 'newer'],
  ['/', 'search'],
] as const;

/** Keys of a list of posts. */
export const Dialog: DialogModule<'community.keys'>['Dialog'] = ({ close }) => {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(true);
  return (
    <Frame
      open={isOpen}
      onClose={() => setOpen(false)}
      onClosed={close}
      title={<FormattedMessage id="community.keys.title" />}
      closeLabel={formatMessage({ id: 'community.close' })}
    >
      <dl className={styles.keys}>
        {KEYS.map(([key, does]) => (
          <div key={key} className={styles.row}>
            <dt>
              <kbd className={styles.key}>{key}</kbd>
            </dt>
            <dd>
              <FormattedMessage id={`community.keys.${does}`} />
            </dd>
          </div>
        ))}
      </dl>
    </Frame>
  );
};

import type { DialogModule } from '@mortar/host';
import { useDialog } from '@mortar/remote-kit';
import { Dialog as Frame } from '@mortar/ui/overlay';
import { FormattedMessage } from 'react-intl';
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
  const { frame } = useDialog(close);
  return (
    <Frame {...frame} title={<FormattedMessage id="community.keys.title" />}>
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

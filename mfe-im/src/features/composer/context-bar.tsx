import { IconButton } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Draft } from '#entities/draft';
import { useNameOf } from '../../lib/use-name-of.ts';
import styles from './composer.module.css';

interface Props {
  draft: Draft;
  onCancel: () => void;
}

/** Above what is being written: the message that it answers or changes. */
export function ContextBar({ draft: { reply, edit }, onCancel }: Props) {
  const { formatMessage } = useIntl();
  const nameOf = useNameOf();
  if (!reply && !edit) return null;
  return (
    <div className={styles.context}>
      <p className={styles.contextWords}>
        {edit ? (
          <FormattedMessage id="im.composer.editing" />
        ) : (
          <FormattedMessage id="im.composer.replying" values={{ name: <b>{nameOf(reply?.sender.username)}</b>, text: reply?.text }} />
        )}
      </p>
      <IconButton
        icon="close"
        label={formatMessage({ id: edit ? 'im.composer.stop-editing' : 'im.composer.stop-replying' })}
        onClick={onCancel}
      />
    </div>
  );
}

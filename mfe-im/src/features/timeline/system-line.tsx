import type { Line } from '@mortar/protocol/messaging';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './message.module.css';

/** Something that happened and is no message: who joined, what was renamed. */
export function SystemLine({ line: { kind, actor, target, value } }: { line: Line }) {
  const { formatMessage } = useIntl();
  const nameOf = (person: Line['actor']) => <bdi key={person?.uid}>{person?.username || formatMessage({ id: 'im.person.gone' })}</bdi>;
  return (
    <p className={styles.line}>
      <FormattedMessage
        id={`im.audit.${kind}`}
        values={{ actor: nameOf(actor ?? target), target: nameOf(target ?? actor), value, action: kind }}
      />
    </p>
  );
}

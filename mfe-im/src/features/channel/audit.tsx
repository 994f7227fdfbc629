import { dialogOpened } from '@mortar/host';
import type { Output } from '@mortar/protocol';
import type { Channel, listAudit } from '@mortar/protocol/messaging';
import { Paged, Since } from '@mortar/remote-kit';
import { EmptyState } from '@mortar/ui';
import { useGate, useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { audit, AuditReader } from './model.ts';
import styles from './channel.module.css';

type Entry = Output<typeof listAudit>['list'][number];

/** What owner and admins did, newest first. */
export function Audit({ channel: { channelid } }: { channel: Channel }) {
  const { formatMessage } = useIntl();
  useGate(AuditReader, { channelid });
  return (
    <Paged of={audit} empty={() => <EmptyState headingLevel={3} title={formatMessage({ id: 'im.channel.audit.none' })} />}>
      {({ items }) => (
        <ol className={styles.entries}>
          {items.map((entry) => (
            <AuditEntry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </Paged>
  );
}

function AuditEntry({ entry: { action, actor, target, reason, value, at } }: { entry: Entry }) {
  const { formatMessage, messages } = useIntl();
  const open = useUnit(dialogOpened);
  const nameOf = (person: Entry['actor']) =>
    person?.username ? (
      <button
        key={person.uid}
        type="button"
        className={styles.who}
        onClick={() => open({ name: 'im.user-card', props: { uid: person.uid } })}
      >
        <bdi>{person.username}</bdi>
      </button>
    ) : (
      <b>{formatMessage({ id: 'im.person.gone' })}</b>
    );
  const own = `im.audit.${action}`;
  const id = own in messages ? own : 'im.audit.other';
  return (
    <li className={styles.entry}>
      <p>
        <FormattedMessage id={id} values={{ actor: nameOf(actor), target: nameOf(target), value, action }} />
      </p>
      {reason && <q className={styles.reason}>{reason}</q>}
      <p className={styles.when}>
        <Since at={at} />
      </p>
    </li>
  );
}

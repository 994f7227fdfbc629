import { Paged } from '@mortar/remote-kit';
import { EmptyState } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Rows } from '../../lib/row.tsx';
import { InviteRow } from './invite-row.tsx';
import { invites } from './model.ts';
import styles from './settings-invites.module.css';

/** Who came by the code, and how many of them count. */
export function InviteList() {
  const { formatMessage } = useIntl();
  return (
    <Paged
      of={invites}
      empty={({ bricksamount }) => (
        <EmptyState headingLevel={3} title={formatMessage({ id: 'settings.invites.empty' })}>
          <FormattedMessage id="settings.invites.rule" values={{ bricks: bricksamount }} />
        </EmptyState>
      )}
    >
      {({ items, counted, pending, bricksamount }) => (
        <>
          <p className={styles.sum}>
            <FormattedMessage id="settings.invites.sum" values={{ counted, pending, bricks: counted * bricksamount }} />
          </p>
          <p className={styles.note}>
            <FormattedMessage id="settings.invites.rule" values={{ bricks: bricksamount }} />
          </p>
          <Rows>
            {items.map((invite) => (
              <InviteRow key={`${invite.uid} ${invite.invitedat}`} invite={invite} />
            ))}
          </Rows>
        </>
      )}
    </Paged>
  );
}

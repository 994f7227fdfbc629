import { EmptyState } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { More } from '../../lib/more.tsx';
import { NotYet } from '../../lib/not-yet.tsx';
import { InviteRow } from './invite-row.tsx';
import { invites } from './model.ts';
import styles from './settings-invites.module.css';

/** Who came by the code, and how many of them count. */
export function InviteList() {
  const { formatMessage } = useIntl();
  const { $list: list, $failure: failure, $isLoading: isLoading, $moreFailure: moreFailure, ...rest } = useUnit(invites);
  if (!list) return <NotYet failure={failure} isLoading={isLoading} onRetry={rest.wanted} />;
  const { items, next, counted, pending, bricksamount } = list;
  if (items.length === 0)
    return (
      <EmptyState headingLevel={3} title={formatMessage({ id: 'settings.invites.empty' })}>
        <FormattedMessage id="settings.invites.rule" values={{ bricks: bricksamount }} />
      </EmptyState>
    );
  return (
    <>
      <p className={styles.sum}>
        <FormattedMessage id="settings.invites.sum" values={{ counted, pending, bricks: counted * bricksamount }} />
      </p>
      <p className={styles.note}>
        <FormattedMessage id="settings.invites.rule" values={{ bricks: bricksamount }} />
      </p>
      <ul className={styles.invites}>
        {items.map((invite) => (
          <InviteRow key={`${invite.uid} ${invite.invitedat}`} invite={invite} />
        ))}
      </ul>
      <More isEnd={next === null} isLoading={rest.$isLoadingMore} failure={moreFailure} onMore={rest.moreWanted} />
    </>
  );
}

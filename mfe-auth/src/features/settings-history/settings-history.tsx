import { EmptyState } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { More } from '../../lib/more.tsx';
import { NotYet } from '../../lib/not-yet.tsx';
import { Panel } from '../../lib/panel.tsx';
import { HistoryRow } from './history-row.tsx';
import { history } from './model.ts';
import styles from './settings-history.module.css';

/** Everything that happened to the account, the latest first. */
export function HistorySettings() {
  const { formatMessage } = useIntl();
  const { $list: list, $failure: failure, $isLoading: isLoading, $moreFailure: moreFailure, ...rest } = useUnit(history);
  return (
    <Panel title={<FormattedMessage id="settings.history.title" />} lede={<FormattedMessage id="settings.history.lede" />}>
      {!list && <NotYet failure={failure} isLoading={isLoading} onRetry={rest.wanted} />}
      {list?.items.length === 0 && <EmptyState headingLevel={3} title={formatMessage({ id: 'settings.history.empty' })} />}
      {list && list.items.length > 0 && (
        <>
          <ul className={styles.entries}>
            {list.items.map((entry) => (
              <HistoryRow key={entry.id} entry={entry} />
            ))}
          </ul>
          <More isEnd={list.next === null} isLoading={rest.$isLoadingMore} failure={moreFailure} onMore={rest.moreWanted} />
        </>
      )}
    </Panel>
  );
}

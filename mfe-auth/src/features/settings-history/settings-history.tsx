import { Paged } from '@mortar/remote-kit';
import { EmptyState } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Panel } from '../../lib/panel.tsx';
import { Rows } from '../../lib/row.tsx';
import { HistoryRow } from './history-row.tsx';
import { history } from './model.ts';

/** Everything that happened to the account, the latest first. */
export function HistorySettings() {
  const { formatMessage } = useIntl();
  return (
    <Panel title={<FormattedMessage id="settings.history.title" />} lede={<FormattedMessage id="settings.history.lede" />}>
      <Paged of={history} empty={() => <EmptyState headingLevel={3} title={formatMessage({ id: 'settings.history.empty' })} />}>
        {({ items }) => (
          <Rows>
            {items.map((event) => (
              <HistoryRow key={event.id} event={event} />
            ))}
          </Rows>
        )}
      </Paged>
    </Panel>
  );
}

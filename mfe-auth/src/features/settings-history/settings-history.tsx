import { createRequest } from '@mortar/client';
import type { Output } from '@mortar/protocol';
import { listSecurityLog } from '@mortar/protocol/identity';
import { createPages, Paged } from '@mortar/remote-kit';
import { EmptyState, Icon, Tag } from '@mortar/ui';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { osNameId } from '#entities/os-name';
import { Panel } from '../../lib/panel.tsx';
import { Row, Rows } from '../../lib/row.tsx';
import { actionWords } from './action-words.ts';

/** What happened to the account, the latest first. */
export const history = createPages(createRequest(listSecurityLog), { keyOf: ({ id }) => id });
export const { wanted } = history;

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

const BEFORE_SIGN_IN = ['code', 'link'];

/** One event: what, whether it was refused, by whom, when and from where. */
export function HistoryRow({
  event: { at, action, outcome, actor, network, os },
}: {
  event: Output<typeof listSecurityLog>['items'][number];
}) {
  const { formatMessage } = useIntl();
  // Codes and links are used before anybody is known: that says nothing.
  const isToldBy = actor === 'operator' || (actor === 'visitor' && !BEFORE_SIGN_IN.includes(action));
  const isRefused = outcome === 'refused';
  const from = [os && formatMessage({ id: osNameId(os) }), network].filter(Boolean);
  return (
    <Row
      mark={<Icon name={isRefused ? 'warning' : 'check'} />}
      tone={isRefused ? 'bad' : undefined}
      title={
        <>
          <FormattedMessage {...actionWords(action)} />{' '}
          {outcome !== 'done' && (
            <Tag tone={isRefused ? 'danger' : 'neutral'}>
              <FormattedMessage id={`settings.history.${outcome}`} />
            </Tag>
          )}{' '}
          {isToldBy && (
            <Tag>
              <FormattedMessage id={`settings.history.by-${actor}`} />
            </Tag>
          )}
        </>
      }
      note={
        <>
          <time dateTime={at}>
            <FormattedDate value={at} dateStyle="medium" timeStyle="short" />
          </time>
          {from.length > 0 && (
            <>
              {' · '}
              <bdi>{from.join(' · ')}</bdi>
            </>
          )}
        </>
      }
    />
  );
}

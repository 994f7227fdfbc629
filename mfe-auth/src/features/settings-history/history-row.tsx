import { Icon, Tag } from '@mortar/ui';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { osNameId } from '#entities/os-name';
import { Row } from '../../lib/row.tsx';
import { actionWords } from './action-words.ts';
import type { SecurityEvent } from './model.ts';

const BEFORE_SIGN_IN = ['code', 'link'];

/** One event: what, whether it was refused, by whom, when and from where. */
export function HistoryRow({ event: { at, action, outcome, actor, network, os } }: { event: SecurityEvent }) {
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

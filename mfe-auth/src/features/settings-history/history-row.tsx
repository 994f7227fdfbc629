import { Icon, Tag } from '@mortar/ui';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { osNameId } from '#entities/os-name';
import { actionId } from './action-id.ts';
import type { HistoryEntry } from './model.ts';
import styles from './settings-history.module.css';

/** One event: what, whether it was refused, by whom, when and from where. */
export function HistoryRow({ entry: { at, action, outcome, actor, network, os } }: { entry: HistoryEntry }) {
  const { formatMessage } = useIntl();
  const id = actionId(action);
  const isRefused = outcome === 'refused';
  const from = [os && formatMessage({ id: osNameId(os) }), network].filter(Boolean);
  return (
    <li className={styles.entry}>
      <Icon name={isRefused ? 'warning' : 'check'} className={styles.icon} data-outcome={outcome} />
      <div className={styles.words}>
        <p className={styles.action}>
          {id ? (
            <FormattedMessage id={id} />
          ) : (
            <FormattedMessage id="settings.history.action.other" values={{ action: <bdi lang="en">{action}</bdi> }} />
          )}{' '}
          {outcome !== 'done' && (
            <Tag tone={isRefused ? 'danger' : 'neutral'}>
              <FormattedMessage id={`settings.history.${outcome}`} />
            </Tag>
          )}{' '}
          {actor !== 'owner' && (
            <Tag>
              <FormattedMessage id={`settings.history.by-${actor}`} />
            </Tag>
          )}
        </p>
        <p className={styles.note}>
          <time dateTime={at}>
            <FormattedDate value={at} dateStyle="medium" timeStyle="short" />
          </time>
          {from.length > 0 && (
            <>
              {' · '}
              <bdi>{from.join(' · ')}</bdi>
            </>
          )}
        </p>
      </div>
    </li>
  );
}

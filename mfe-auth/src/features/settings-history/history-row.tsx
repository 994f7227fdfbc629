import { Icon, Tag } from '@mortar/ui';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { osNameId } from '#entities/os-name';
import { actionWords } from './action-words.ts';
import type { HistoryEntry } from './model.ts';
import styles from './settings-history.module.css';

const BEFORE_SIGN_IN = ['code', 'link'];

/** One event: what, whether it was refused, by whom, when and from where. */
export function HistoryRow({ entry: { at, action, outcome, actor, network, os } }: { entry: HistoryEntry }) {
  const { formatMessage } = useIntl();
  // Codes and links are used before anybody is known: that says nothing.
  const isToldBy = actor === 'operator' || (actor === 'visitor' && !BEFORE_SIGN_IN.includes(action));
  const isRefused = outcome === 'refused';
  const from = [os && formatMessage({ id: osNameId(os) }), network].filter(Boolean);
  return (
    <li className={styles.entry}>
      <Icon name={isRefused ? 'warning' : 'check'} className={styles.icon} data-outcome={outcome} />
      <div className={styles.words}>
        <p className={styles.action}>
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

import type { BankEntry } from '@mortar/protocol/quiz';
import { Tag } from '@mortar/ui';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { StateTag } from '#entities/bank';
import styles from './page.module.css';

/** One question of the list: what it asks, where it stands, what waits. */
export function BankRow({ entry }: { entry: BankEntry }) {
  const { id, state, origin, topic, tier, text, validuntil, reports, approvals } = entry;
  const { locale } = useIntl();
  const own = locale === 'zh-HK' ? 'zh-HK' : 'en';
  const shown = text[own] ? own : own === 'en' ? 'zh-HK' : 'en';
  return (
    <li className={styles.row}>
      <Link to={`/quiz/bank/${id}`} lang={shown} className={styles.question}>
        {text[shown] || id}
      </Link>
      <p className={styles.facts}>
        <StateTag state={state} />
        {reports > 0 && (
          <Tag tone="danger">
            <FormattedMessage id="quiz.bank.reports" values={{ count: reports }} />
          </Tag>
        )}
        {state === 'review' && (
          <Tag tone="info">
            <FormattedMessage id="quiz.bank.approvals" values={{ count: approvals }} />
          </Tag>
        )}
        <span>
          <FormattedMessage id={`quiz.topic.${topic}`} />
        </span>
        <span>
          <FormattedMessage id={`quiz.write.tier.${tier}`} />
        </span>
        <span>
          <FormattedMessage id={`quiz.bank.origin.${origin}`} />
        </span>
        {validuntil && (
          <span>
            <FormattedMessage
              id="quiz.bank.valid"
              values={{ day: <FormattedDate key="day" value={validuntil} dateStyle="medium" timeZone="UTC" /> }}
            />
          </span>
        )}
      </p>
    </li>
  );
}

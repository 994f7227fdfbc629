import type { Case } from '@mortar/protocol/community';
import { Since } from '@mortar/remote-kit';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import styles from './mod.module.css';

/** A case in the queue: what it is, who wrote it, how many reported it. */
export function QueueRow({
  of: { targettype, says, author, people, reasons, openedAt },
  to,
  isOn,
}: {
  of: Case;
  to: string;
  isOn: boolean;
}) {
  const { formatMessage, formatList } = useIntl();
  const named = formatList(reasons.map((reason) => formatMessage({ id: `community.report.${reason}` })));
  return (
    <li>
      <Link to={to} preventScrollReset className={styles.row} aria-current={isOn ? 'true' : undefined}>
        <span className={styles.what}>
          <FormattedMessage id={`community.mod.type.${targettype}`} /> · <bdi>{author?.username ?? '—'}</bdi> · <Since at={openedAt} />
        </span>
        <bdi className={styles.says}>{says}</bdi>
        <span className={styles.meta}>
          <FormattedMessage id="community.mod.reported" values={{ count: people, reasons: named }} />
        </span>
      </Link>
    </li>
  );
}

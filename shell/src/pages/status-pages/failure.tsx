import { FormattedMessage, useIntl } from 'react-intl';
import { useHead } from '../../core/head/index.ts';
import { BackHome } from './back-home.tsx';
import styles from './failure.module.css';
import { StatusLayout } from './status-layout.tsx';

interface Props {
  code: number;
  message?: string | undefined;
}

/** An error of the site: its code and its message (spec §2). */
export function Failure({ code, message }: Props) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'shell.status.code' }, { code: String(code) });
  useHead({ title: `${title} · Mortar` });
  return (
    <StatusLayout scene="broken" title={title} actions={<BackHome />}>
      <dl className={styles.message}>
        <dt className={styles.term}>
          <FormattedMessage id="shell.status.message" />
        </dt>
        <dd className={styles.detail}>{message || <FormattedMessage id="shell.status.unknown" />}</dd>
      </dl>
    </StatusLayout>
  );
}

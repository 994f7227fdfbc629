import { Button } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useHead } from '../head/index.ts';
import { BrokenWall } from './broken-wall.tsx';
import styles from './status-page.module.css';

interface Props {
  status: number;
  message?: string | undefined;
}

/** What a route without a page shows (spec §2): 404, 423, or any other status with its code and message. */
export function StatusPage({ status, message }: Props) {
  const { formatMessage } = useIntl();
  const known = status === 404 || status === 423 ? (`${status}` as const) : 'other';
  const title = formatMessage({ id: `shell.status.${known}.title` });
  useHead({ title: `${title} · Mortar` });
  return (
    <section className={styles.page}>
      <BrokenWall planned={status === 423} />
      <h1 className={styles.title}>{title}</h1>
      {known === '404' && (
        <p className={styles.text}>
          <FormattedMessage id="shell.status.404.text" />
          {message && (
            <small className={styles.note}>
              <FormattedMessage id="shell.status.404.unmatched" />
            </small>
          )}
        </p>
      )}
      {known === '423' && (
        <p className={styles.text}>
          <FormattedMessage id="shell.status.423.text" />
        </p>
      )}
      {known === 'other' && <Failure status={status} message={message} />}
      <Button size="large" render={<Link to="/" />} icon="arrow-left">
        <FormattedMessage id="shell.status.back" />
      </Button>
    </section>
  );
}

function Failure({ status, message }: Props) {
  return (
    <dl className={styles.failure}>
      <dt>
        <FormattedMessage id="shell.status.code" />
      </dt>
      <dd>
        <code>{status}</code>
      </dd>
      <dt>
        <FormattedMessage id="shell.status.message" />
      </dt>
      <dd>{message || <FormattedMessage id="shell.status.unknown" />}</dd>
    </dl>
  );
}

import { resolvePath } from '@mortar/protocol/registry';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { $registry } from '../../core/federation/registry.ts';
import { useHead } from '../../core/head/index.ts';
import { $catalogue } from '../../core/i18n/catalogue.ts';
import { $navigation } from '../../core/navigation/navigation-entries.ts';
import { BackHome } from './back-home.tsx';
import { Failure } from './failure.tsx';
import { StatusLayout } from './status-layout.tsx';
import styles from './status-page.module.css';

interface Props {
  /** HTTP status; one that is none counts as 500 (spec §2). */
  status: number;
  /** Why, as whoever failed says it. */
  message?: string | undefined;
}

const isFailure = (status: number) => Number.isInteger(status) && status >= 400 && status < 600;

/** What a route without a page shows (spec §2): 404, 423, or any other status with its code and message. */
export function StatusPage({ status, message }: Props) {
  const code = isFailure(status) ? status : 500;
  if (code === 404) return <NotFound />;
  if (code === 423) return <ComingSoon />;
  return <Failure code={code} message={message} />;
}

/** Where somebody who lost the way may want to go besides home. */
function WaysOn() {
  const { entries, catalogue } = useUnit({ entries: $navigation, catalogue: $catalogue });
  const { formatMessage } = useIntl();
  return (
    <nav aria-label={formatMessage({ id: 'shell.status.404.ways' })} className={styles.ways}>
      {entries
        .filter(({ to }) => to !== '/')
        .map(({ id, to, label }) => (
          <Link key={id} to={to} className={styles.way}>
            {label[catalogue.locale]}
          </Link>
        ))}
    </nav>
  );
}

function NotFound() {
  const title = useIntl().formatMessage({ id: 'shell.status.404.title' });
  useHead({ title: `${title} · Mortar` });
  return (
    <StatusLayout scene="missing" kicker="404" title={title} actions={<BackHome />}>
      <p>
        <FormattedMessage id="shell.status.404.text" />
      </p>
      <WaysOn />
    </StatusLayout>
  );
}

/** A place of the site that is not built yet, with the name of the area that it will belong to. */
function ComingSoon() {
  const { registry, catalogue } = useUnit({ registry: $registry, catalogue: $catalogue });
  const found = resolvePath(registry, useLocation().pathname);
  const title = useIntl().formatMessage({ id: 'shell.status.423.title' });
  useHead({ title: `${title} · Mortar` });
  return (
    <StatusLayout
      scene="planned"
      kicker={found.kind === 'area' && !found.area.isInternal && found.area.title[catalogue.locale]}
      title={title}
      actions={<BackHome />}
    >
      <p>
        <FormattedMessage id="shell.status.423.text" />
      </p>
    </StatusLayout>
  );
}

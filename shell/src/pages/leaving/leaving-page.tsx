import { Button } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData, useNavigate } from 'react-router';
import { useHead } from '../../core/head/index.ts';
import { BackHome, StatusLayout } from '../status-pages/index.ts';
import styles from './leaving-page.module.css';
import type { LeavingPageData } from './load-leaving-page.ts';

/** /redirect (spec §2): says which site a link leads to before it does, and refuses what is no site. */
export function LeavingPage() {
  const data = useLoaderData<LeavingPageData>();
  const isRefused = data.kind === 'refused';
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: isRefused ? 'shell.leaving.refused.title' : 'shell.leaving.title' });
  useHead({ title: `${title} · Mortar`, description: formatMessage({ id: 'shell.leaving.description' }) });
  return (
    <StatusLayout scene={isRefused ? 'broken' : 'waiting'} title={title} actions={isRefused ? <BackHome /> : <Ways {...data} />}>
      <p>
        <FormattedMessage id={isRefused ? 'shell.leaving.refused.text' : 'shell.leaving.text'} />
      </p>
      <p>
        <bdi className={styles.address}>{data.address}</bdi>
      </p>
      {!isRefused && (
        <p>
          <FormattedMessage id="shell.leaving.warning" />
        </p>
      )}
    </StatusLayout>
  );
}

function Ways({ address, host }: { address: string; host: string }) {
  const navigate = useNavigate();
  const stay = () => void navigate(-1);
  return (
    <>
      <Button size="large" href={address} rel="noopener noreferrer nofollow ugc">
        <span>
          <FormattedMessage id="shell.leaving.go" values={{ host: <bdi className={styles.host}>{host}</bdi> }} />
        </span>
      </Button>
      {history.length > 1 ? (
        <Button size="large" variant="primary" onClick={stay}>
          <FormattedMessage id="shell.leaving.stay" />
        </Button>
      ) : (
        <BackHome />
      )}
    </>
  );
}

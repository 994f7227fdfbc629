import { $isSignedIn, loginRequested } from '@mortar/host';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLoaderData, useRevalidator } from 'react-router';
import { useHead } from '../../core/head/index.ts';
import { BackHome, StatusLayout } from '../status-pages/index.ts';
import styles from './auth-page.module.css';
import type { AuthPageData } from './load-auth-page.ts';

/** /auth (spec §2): leads on once somebody is signed in, and says so where it must not. */
export function AuthPage() {
  const data = useLoaderData<AuthPageData>();
  const { formatMessage } = useIntl();
  const part = data.kind === 'refused' ? 'shell.auth.refused' : 'shell.auth';
  const title = formatMessage({ id: `${part}.title` });
  useHead({ title: `${title} · Mortar`, description: formatMessage({ id: `${part}.text` }) });
  return data.kind === 'refused' ? <Refused title={title} address={data.address} /> : <SignInFirst title={title} />;
}

function SignInFirst({ title }: { title: string }) {
  const { ask, isSignedIn } = useUnit({ ask: loginRequested, isSignedIn: $isSignedIn });
  const { revalidate } = useRevalidator();
  // A sign-in in another tab leads on here too.
  useEffect(() => {
    if (isSignedIn) void revalidate();
  }, [isSignedIn, revalidate]);
  return (
    <StatusLayout
      scene="waiting"
      title={title}
      actions={
        <>
          <Button size="large" variant="primary" onClick={() => ask({})}>
            <FormattedMessage id="shell.auth.login" />
          </Button>
          <BackHome />
        </>
      }
    >
      <p>
        <FormattedMessage id="shell.auth.text" />
      </p>
    </StatusLayout>
  );
}

function Refused({ title, address }: { title: string; address: string }) {
  return (
    <StatusLayout scene="broken" title={title} actions={<BackHome />}>
      <p>
        <FormattedMessage id="shell.auth.refused.text" />
      </p>
      <p>
        <FormattedMessage id="shell.auth.refused.address" />: <bdi className={styles.address}>{address}</bdi>
      </p>
    </StatusLayout>
  );
}

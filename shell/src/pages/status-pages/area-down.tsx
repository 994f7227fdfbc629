import { $isOnline } from '@mortar/host';
import { thrownText } from '@mortar/protocol';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ErrorItself } from '../../core/remote-part/error-itself.tsx';
import { $isServerLost } from '../../features/connectivity/index.ts';
import { BackHome } from './back-home.tsx';
import styles from './area-down.module.css';
import { StatusLayout } from './status-layout.tsx';
import { Unreached } from './unreached.tsx';

interface Props {
  /** Name of the area in the visitor's language. */
  title: string;
  /** The team that owns it. */
  owner: string;
  /** The development server that it comes from, for its developer: its origin, and what starts it. */
  local?: { origin: string; command: string } | undefined;
  /** Why: as a sentence for whoever is asked for help, and as it was thrown for who ships the area. */
  error: unknown;
  /** It is being tried again. */
  busy: boolean;
  onTryAgain: () => void;
}

/** An area whose remote does not load or broke: it says which one, and the rest of the site goes on. */
export function AreaDown({ title, owner, local, error, busy, onTryAgain }: Props) {
  const { isOnline, isServerLost } = useUnit({ isOnline: $isOnline, isServerLost: $isServerLost });
  const [hasTried, setTried] = useState(false);
  // A development server on this machine needs no network.
  const isOffline = !isOnline && !local;
  if (isOffline || isServerLost) return <Unreached isOffline={isOffline} busy={busy} onTryAgain={onTryAgain} />;
  const tryAgain = () => {
    setTried(true);
    onTryAgain();
  };
  return (
    <StatusLayout
      scene="broken"
      title={<FormattedMessage id="shell.area-down.title" values={{ title }} />}
      actions={
        <>
          <Button size="large" variant="primary" icon="retry" loading={busy} onClick={tryAgain}>
            <FormattedMessage id="shell.try-again" />
          </Button>
          <BackHome />
        </>
      }
    >
      <p>
        {local ? (
          <FormattedMessage id="shell.area-down.local" values={{ origin: local.origin, command: <code>{local.command}</code> }} />
        ) : (
          <FormattedMessage id="shell.area-down.text" />
        )}
      </p>
      <p role="status">{hasTried && !busy && <FormattedMessage id="shell.area-down.still" />}</p>
      <code className={styles.code} data-area-down={owner}>
        {thrownText(error)}
      </code>
      <ErrorItself error={error} />
    </StatusLayout>
  );
}

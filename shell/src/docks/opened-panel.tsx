import { failureReported } from '@mortar/host';
import { useUnit } from 'effector-react';
import { use, useEffect, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Opened } from '../federation/open-part.ts';
import { $registry } from '../federation/registry.ts';
import { $catalogue } from '../i18n/catalogue.ts';
import { MarkedArea } from '../reporting/area-mark.tsx';
import { RemoteBoundary } from '../router/remote-boundary.tsx';
import { useRemotes } from '../router/remotes-context.ts';
import { NewerVersion } from './newer-version.tsx';

interface Props {
  remote: string;
  coming: Promise<Opened<'panels'>>;
  /** Shown after a crash that no other version can take over. */
  down: (error: Error) => ReactNode;
  /** Another version may take its place. */
  onReplaced: () => void;
}

/** A panel that has come: its version stays that of this document; a newer one is told of. */
export function OpenedPanel({ remote, coming, down, onReplaced }: Props) {
  const { part, version, messages } = use(coming);
  const { catalogue, registry, report } = useUnit({ catalogue: $catalogue, registry: $registry, report: failureReported });
  const remotes = useRemotes();
  const live = registry.remotes[remote]?.live.version;
  const [liveThen] = useState(live);
  const onCrash = (error: Error) => {
    report({ message: error.message, stack: error.stack ?? '', remote, version });
    const isReplaced = remotes.crashed(remote, version);
    if (isReplaced) onReplaced();
    return isReplaced;
  };
  return (
    <>
      {live !== liveThen && <NewerVersion />}
      <RemoteBoundary onCrash={onCrash} fallback={down}>
        <IntlProvider locale={catalogue.locale} messages={{ ...catalogue.shell, ...(catalogue.remotes[remote] ?? messages) }}>
          <MarkedArea remote={remote} version={version}>
            <part.Panel />
          </MarkedArea>
        </IntlProvider>
        <Docked remote={remote} version={version} />
      </RemoteBoundary>
    </>
  );
}

/** Effects run only when the whole panel rendered: from now on this version is the one in use. */
function Docked({ remote, version }: { remote: string; version: string }) {
  const remotes = useRemotes();
  useEffect(() => {
    remotes.used(remote, version);
    remotes.docked(remote);
  }, [remotes, remote, version]);
  return null;
}

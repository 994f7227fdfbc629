import { failureReported } from '@mortar/host';
import { useUnit } from 'effector-react';
import { use, useState, type ReactNode } from 'react';
import type { Opened } from '../federation/open-part.ts';
import { $registry } from '../federation/registry.ts';
import { RemoteBoundary } from '../remote-part/remote-boundary.tsx';
import { RemotePart } from '../remote-part/remote-part.tsx';
import { useRemotes } from '../remote-part/remotes-context.ts';
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
  const opened = use(coming);
  const { version } = opened;
  const { registry, report } = useUnit({ registry: $registry, report: failureReported });
  const remotes = useRemotes();
  const live = registry.remotes[remote]?.live.version;
  const [liveThen] = useState(live);
  const onCrash = (error: Error) => {
    report({ message: error.message, stack: error.stack ?? '', remote, version });
    const isReplaced = remotes.crashed(remote, version);
    if (isReplaced) onReplaced();
    return isReplaced;
  };
  const onMounted = () => {
    remotes.used(remote, version);
    remotes.docked(remote);
  };
  return (
    <>
      {live !== liveThen && <NewerVersion />}
      <RemoteBoundary onCrash={onCrash} fallback={down}>
        <RemotePart remote={remote} opened={opened} onMounted={onMounted}>
          {(signal) => <opened.part.Panel signal={signal} />}
        </RemotePart>
      </RemoteBoundary>
    </>
  );
}

import { ownEntry } from '@mortar/protocol';
import { failureReported } from '@mortar/host';
import { useUnit } from 'effector-react';
import { use, useState, type ReactNode } from 'react';
import type { Opened } from '../federation/open-part.ts';
import { $registry } from '../federation/registry.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import { RemotePart } from './remote-part.tsx';
import { useRemotes } from './remotes-context.ts';

interface Props {
  remote: string;
  coming: Promise<Opened<'panels'>>;
  given: object;
  newer?: ReactNode;
  onMounted?: () => void;
  /** Shown after a crash that no other version can take over. */
  down: (error: Error) => ReactNode;
  /** Another version may take its place. */
  onReplaced: () => void;
}

/** A panel that has come: its version stays that of this document. */
export function OpenedPanel({ remote, coming, given, newer, down, onMounted, onReplaced }: Props) {
  const opened = use(coming);
  const { version } = opened;
  const { registry, report } = useUnit({ registry: $registry, report: failureReported });
  const remotes = useRemotes();
  const live = ownEntry(registry.remotes, remote)?.live.version;
  const [liveThen] = useState(live);
  const onCrash = (error: Error) => {
    report({ message: error.message, stack: error.stack ?? '', remote, version });
    const isReplaced = remotes.crashed(remote, version);
    if (isReplaced) onReplaced();
    return isReplaced;
  };
  const stands = () => {
    remotes.used(remote, version);
    onMounted?.();
  };
  return (
    <>
      {live !== liveThen && newer}
      <RemoteBoundary onCrash={onCrash} fallback={down}>
        <RemotePart remote={remote} opened={opened} onMounted={stands}>
          {(signal) => <opened.part.Panel props={given as never} signal={signal} />}
        </RemotePart>
      </RemoteBoundary>
    </>
  );
}

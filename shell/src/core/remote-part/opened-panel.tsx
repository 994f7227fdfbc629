import { ownEntry } from '@mortar/protocol';
import { useUnit } from 'effector-react';
import { use, useEffect, useState, type ReactNode } from 'react';
import type { Opened } from '../federation/open-part.ts';
import { $registry } from '../federation/registry.ts';
import { catalogueExtended } from '../i18n/catalogue.ts';
import { RemotePart } from './remote-part.tsx';

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

/** A panel that has come. */
export function OpenedPanel({ remote, coming, given, newer, down, onMounted, onReplaced }: Props) {
  const opened = use(coming);
  const { registry, extend } = useUnit({ registry: $registry, extend: catalogueExtended });
  const live = ownEntry(registry.remotes, remote)?.live.version;
  const [liveThen] = useState(live);
  // Not before it stands: React may render a page that is still coming many times, and begin anew whenever a store changes.
  useEffect(() => {
    extend({ source: { remote, load: opened.module.messages }, messages: opened.messages });
  }, [extend, remote, opened]);
  return (
    <>
      {live !== liveThen && newer}
      <RemotePart
        remote={remote}
        opened={opened}
        {...(onMounted && { onMounted })}
        onCrashed={(isReplaceable) => isReplaceable && onReplaced()}
        fallback={down}
      >
        {(signal) => <opened.part.Panel props={given as never} signal={signal} />}
      </RemotePart>
    </>
  );
}

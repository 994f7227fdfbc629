import { ownEntry } from '@mortar/protocol';
import { failureReported } from '@mortar/host';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Opened, PartKind } from '../federation/open-part.ts';
import { $catalogue } from '../i18n/catalogue.ts';
import { MarkedArea } from '../reporting/area-mark.tsx';
import { brokenPart } from './error-itself.tsx';
import { RemoteBoundary } from './remote-boundary.tsx';
import { useRemotes } from './remotes-context.ts';
import { useLife } from './use-life.ts';

interface PartProps {
  remote: string;
  opened: Pick<Opened<PartKind>, 'version' | 'messages'>;
  /** Names its area for figures: a part that makes no element has overlays only. */
  marked?: typeof MarkedArea;
  /** All of it rendered, and none of its effects threw. */
  onMounted?: () => void | (() => void);
  children: (signal: AbortSignal) => ReactNode;
}

interface Props extends PartProps {
  /** Grows with every load: what crashed is tried anew, what runs goes on. */
  attempt?: number;
  /** It broke; whether another version may take its place now. */
  onCrashed: (isReplaceable: boolean) => void;
  /** Shown after a crash that no other version can take over; what was thrown is the cause of what it gets. */
  fallback: (error: Error) => ReactNode;
}

/** A part of a remote that has come. The first one that stands makes its version that of this document; a crash is reported. */
export function RemotePart({ attempt, onCrashed, fallback, ...part }: Props) {
  const { remote, opened } = part;
  const report = useUnit(failureReported);
  const remotes = useRemotes();
  const onCrash = (error: Error) => {
    report({ message: error.message, stack: error.stack ?? '', remote, version: opened.version });
    const isReplaceable = remotes.crashed(remote, opened.version, error);
    onCrashed(isReplaceable);
    return isReplaceable;
  };
  return (
    <RemoteBoundary attempt={attempt} onCrash={onCrash} fallback={(error) => fallback(brokenPart(remote, error))}>
      <MountedPart {...part} />
    </RemoteBoundary>
  );
}

/** With the texts of its remote, and a signal that ends with it. */
function MountedPart({ remote, opened, marked: Marked = MarkedArea, onMounted, children }: PartProps) {
  const { locale, shell, remotes: texts } = useUnit($catalogue);
  const remotes = useRemotes();
  useState(() => remotes.rendering(remote, opened.version));
  const stands = useEffectEvent(() => {
    remotes.used(remote, opened.version);
    return onMounted?.();
  });
  useEffect(() => {
    let isGone = false;
    let end: ReturnType<typeof stands>;
    // When an effect of the part throws, React takes all of it away before any microtask.
    queueMicrotask(() => {
      if (!isGone) end = stands();
    });
    return () => {
      isGone = true;
      end?.();
    };
  }, []);
  return (
    <IntlProvider locale={locale} messages={{ ...shell, ...(ownEntry(texts, remote) ?? opened.messages) }} onError={reportMissing}>
      <Marked remote={remote} version={opened.version}>
        {children(useLife(remote))}
      </Marked>
    </IntlProvider>
  );
}

/** A message that is missing shows its id; it is a fault of the remote, not of the visitor. */
function reportMissing(error: { code: string; message: string }): void {
  console.error(error.message);
}

import { ownEntry } from '@mortar/protocol';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { Opened, PartKind } from '../federation/open-part.ts';
import { $catalogue } from '../i18n/catalogue.ts';
import { MarkedArea } from '../reporting/area-mark.tsx';
import { useLife } from './use-life.ts';

interface Props {
  remote: string;
  opened: Pick<Opened<PartKind>, 'version' | 'messages'>;
  /** Names its area for figures: a part that makes no element has overlays only. */
  marked?: typeof MarkedArea;
  /** All of it rendered. */
  onMounted: () => void | (() => void);
  children: (signal: AbortSignal) => ReactNode;
}

/** A part of a remote that has come: with the texts of its remote, and a signal that ends with it. */
export function RemotePart({ remote, opened, marked: Marked = MarkedArea, onMounted, children }: Props) {
  const { locale, shell, remotes } = useUnit($catalogue);
  const mounted = useEffectEvent(onMounted);
  useEffect(() => mounted(), []);
  return (
    <IntlProvider locale={locale} messages={{ ...shell, ...(ownEntry(remotes, remote) ?? opened.messages) }} onError={reportMissing}>
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

import type { PanelEntry } from '@mortar/host';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $catalogue } from '../i18n/catalogue.ts';
import { RemotePanel } from './remote-panel.tsx';

interface Props {
  panels: readonly PanelEntry[];
  given: object;
  fallback: ReactNode;
}

/** The panels of a slot, each on its own. */
export function SlotPanels({ panels, given, fallback }: Props) {
  const { locale } = useUnit($catalogue);
  return panels.map(({ name, remote, id, title }) => (
    <RemotePanel key={name} remote={remote} id={id} title={title[locale]} given={given} fallback={fallback} />
  ));
}

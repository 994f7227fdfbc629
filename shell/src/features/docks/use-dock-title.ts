import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { $catalogue } from '../../core/i18n/catalogue.ts';
import type { Dock } from './docks.ts';

/** Says what a dock is called in the language of the page. */
export function useDockTitle(): (dock: Dock) => string {
  const { locale } = useUnit($catalogue);
  const { formatMessage } = useIntl();
  return ({ title, panel }) => title?.[locale] ?? formatMessage({ id: `shell.dock.${panel}` });
}

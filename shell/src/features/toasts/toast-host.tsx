import { whenIdle } from '@mortar/host';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { $region, regionWanted } from './model.ts';

/** The place of toasts. Their code comes when the page is idle, or with the first toast. */
export function ToastHost() {
  const { region, want } = useUnit({ region: $region, want: regionWanted });
  const { formatMessage } = useIntl();
  useEffect(() => whenIdle(want), [want]);
  if (!region) return null;
  return <region.Toasts labels={{ region: formatMessage({ id: 'shell.toasts.region' }), close: formatMessage({ id: 'shell.close' }) }} />;
}

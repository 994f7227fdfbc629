import { formatCount } from '@mortar/ui/format';
import { useIntl } from 'react-intl';

/** A number of things as people take it in at a glance (spec §5), `12.3K`; whole when it is pointed at. */
export function Count({ value }: { value: number }) {
  const { formatNumber } = useIntl();
  const [short, whole] = [formatCount(value), formatNumber(value)];
  return short === whole ? short : <span title={whole}>{short}</span>;
}

import { useIntl } from 'react-intl';

/** A share, to a tenth of a percent where it is less than all. @param of 0.5 is 50 % */
export function Percent({ of }: { of: number }) {
  return useIntl().formatNumber(of, { style: 'percent', maximumFractionDigits: of < 1 ? 1 : 0 });
}

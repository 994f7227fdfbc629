import { useIntl } from 'react-intl';

interface Props {
  /** 0.5 is 50 %. */
  of: number;
  /** Whether a plus stands before what is more than nothing. */
  isChange?: boolean;
}

/** A share or a change, to a tenth of a percent where it is less than all. */
export function Percent({ of, isChange = false }: Props) {
  const { formatNumber } = useIntl();
  return formatNumber(of, {
    style: 'percent',
    maximumFractionDigits: Math.abs(of) < 1 ? 1 : 0,
    ...(isChange && { signDisplay: 'exceptZero' }),
  });
}

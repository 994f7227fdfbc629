import { useIntl } from 'react-intl';

interface Props {
  /** 0 to 100. */
  of100: number;
}

/** A percentage as the language writes it. */
export function Percent({ of100 }: Props) {
  return useIntl().formatNumber(of100 / 100, { style: 'percent' });
}

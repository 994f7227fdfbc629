import { NumberField, type Decimal } from '@mortar/ui/fields';
import { useIntl } from 'react-intl';

interface Props {
  label: string;
  value: Decimal | null;
  onValueChange: (units: Decimal | null) => void;
  /** As many as there can be. */
  most: string;
  isTried: boolean;
}

/** How many of a work in several copies. */
export function UnitsField({ label, value, onValueChange, most, isTried }: Props) {
  const { formatMessage, locale } = useIntl();
  const wrong = formatMessage({ id: 'market.trade.units.wrong' }, { most });
  return (
    <NumberField
      label={label}
      value={value}
      onValueChange={onValueChange}
      locale={locale}
      places={0}
      min="1"
      max={most as Decimal}
      errorOf={() => wrong}
      error={isTried && value === null ? wrong : undefined}
    />
  );
}

import { PERIODS, type Period } from '@mortar/protocol/market';
import { Chip } from '@mortar/ui/data';
import { FormattedMessage, useIntl } from 'react-intl';
import toolbar from '../../lib/toolbar.module.css';

/** Which time is looked at. */
export function PeriodChips({ value, onChange }: { value: Period; onChange: (period: Period) => void }) {
  const { formatMessage } = useIntl();
  return (
    <div className={toolbar.chips} role="group" aria-label={formatMessage({ id: 'market.period' })}>
      {PERIODS.map((period) => (
        <Chip key={period} pressed={period === value} onPressedChange={() => onChange(period)}>
          <FormattedMessage id={`market.period.${period}`} />
        </Chip>
      ))}
    </div>
  );
}

import { HOME_PERIOD, PERIODS } from '@mortar/protocol/market';
import { Icon } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import toolbar from '../../lib/toolbar.module.css';

/** Which time is looked at, before any script runs. */
export function PeriodsOutline() {
  return (
    <div className={toolbar.chips} inert>
      {PERIODS.map((period) => (
        <span key={period} className={toolbar.period} data-on={period === HOME_PERIOD || undefined}>
          {period === HOME_PERIOD && <Icon name="check" size={16} />}
          <FormattedMessage id={`market.period.${period}`} />
        </span>
      ))}
    </div>
  );
}

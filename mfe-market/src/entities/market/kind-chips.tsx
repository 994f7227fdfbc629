import { MARKET_EVENT_KINDS, type MarketEventKind } from '@mortar/protocol/market';
import { Chip } from '@mortar/ui/data';
import { FormattedMessage, useIntl } from 'react-intl';
import toolbar from '../../lib/toolbar.module.css';

/** Which kinds of events are shown; none pressed is all of them. */
export function KindChips({ value, onChange }: { value: readonly MarketEventKind[]; onChange: (kinds: MarketEventKind[]) => void }) {
  const { formatMessage } = useIntl();
  return (
    <div className={toolbar.chips} role="group" aria-label={formatMessage({ id: 'market.filter' })}>
      {MARKET_EVENT_KINDS.map((kind) => (
        <Chip
          key={kind}
          pressed={value.includes(kind)}
          onPressedChange={(isOn) => onChange(MARKET_EVENT_KINDS.filter((one) => (one === kind ? isOn : value.includes(one))))}
        >
          <FormattedMessage id={`market.activity.${kind}`} />
        </Chip>
      ))}
    </div>
  );
}

import type { AlertKind, Alerts } from '@mortar/protocol/market';
import { FailureText, Loaded, useAction } from '@mortar/remote-kit';
import { Select } from '@mortar/ui/choices';
import { Switch } from '@mortar/ui/toggles';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { alerts, chooseAlertsFx } from './model.ts';
import styles from './watchlist.module.css';

const KINDS = ['floor', 'item', 'offer', 'sale', 'accepted'] as const satisfies readonly AlertKind[];
const PERCENTS = [5, 10, 20, 50];

/** What the list of notices tells somebody of the market. */
export function AlertChoices() {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.part}>
      <p>
        <FormattedMessage id="market.alerts.lede" />
      </p>
      <Loaded of={alerts} failed={formatMessage({ id: 'market.alerts.failed' })} headingLevel={2}>
        {(chosen) => <Choices of={chosen} />}
      </Loaded>
    </div>
  );
}

function Choices({ of }: { of: Alerts }) {
  const { formatMessage, formatNumber } = useIntl();
  const choosing = useAction(useUnit(chooseAlertsFx));
  const choose = (change: Partial<Alerts>) => choosing.act({ ...of, ...change });
  const percents = [...new Set([...PERCENTS, of.floorPercent])].sort((one, other) => one - other);
  return (
    <div className={styles.choices}>
      {KINDS.map((kind) => (
        <Switch
          key={kind}
          label={<FormattedMessage id={`market.alerts.${kind}`} />}
          checked={of[kind]}
          onCheckedChange={(isOn) => choose({ [kind]: isOn })}
          disabled={choosing.isBusy}
        />
      ))}
      {of.floor && (
        <Select
          label={formatMessage({ id: 'market.alerts.percent' })}
          placeholder={formatMessage({ id: 'market.alerts.percent' })}
          value={String(of.floorPercent)}
          onValueChange={(percent) => choose({ floorPercent: Number(percent) })}
          choices={percents.map((percent) => ({ value: String(percent), label: formatNumber(percent / 100, { style: 'percent' }) }))}
        />
      )}
      {choosing.failure && <FailureText failure={choosing.failure} />}
    </div>
  );
}

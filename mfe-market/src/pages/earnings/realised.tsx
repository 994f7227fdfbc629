import type { Output } from '@mortar/protocol';
import type { getEarnings } from '@mortar/protocol/market';
import { EmptyState } from '@mortar/ui';
import { Chart } from '@mortar/ui/charts';
import { useIntl } from 'react-intl';
import { decimalOf } from '../../lib/decimal.ts';

type Series = Output<typeof getEarnings>['series'];

const NONE = { amount: '0', decimals: 0 };

/** Realised over time, added up day by day: a line for each currency, which are never added to each other. */
export function Realised({ of }: { of: Series }) {
  const { formatMessage, formatDate, formatNumber } = useIntl();
  const currencies = new Map(of.flatMap(({ realised }) => realised.map(({ currency, symbol }) => [currency, symbol] as const)));
  const series = [...currencies].map(([currency, name]) => {
    let sum = 0;
    const values = of.map(({ realised }) => (sum += Number(decimalOf(realised.find((one) => one.currency === currency) ?? NONE))));
    return { key: currency, name, values };
  });
  return (
    <Chart
      kind="line"
      title={formatMessage({ id: 'market.own.chart' })}
      unit={[...currencies.values()].join(', ')}
      source={formatMessage({ id: 'market.own.chart.source' })}
      tableLabel={formatMessage({ id: 'market.own.chart.table' })}
      xHeader={formatMessage({ id: 'market.own.head.when' })}
      xs={series.length > 0 ? of.map(({ at }) => Date.parse(at)) : []}
      series={series}
      formatX={(at) => formatDate(at, { dateStyle: 'medium', timeZone: 'UTC' })}
      formatValue={(value) => formatNumber(value, { maximumFractionDigits: 6 })}
      empty={<EmptyState headingLevel={3} title={formatMessage({ id: 'market.own.chart.none' })} />}
    />
  );
}

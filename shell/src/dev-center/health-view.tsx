import type { Output } from '@mortar/protocol';
import { Chart } from '@mortar/ui/charts';
import { useNavigate } from 'react-router';
import styles from './dev-center.module.css';
import { ErrorsList } from './errors-list.tsx';
import { FIGURES, linesOf, type Figure } from './health-charts.ts';
import { Loaded } from './loaded.tsx';
import { health } from './model.ts';
import { hrefOf, SPANS, type Place } from './place.ts';
import { SummaryTable } from './summary-table.tsx';
import { useWords, type Words } from './use-words.ts';

/** How the versions of a remote do: in sum, over time, and what failed. */
export function HealthView({ place }: { place: Place }) {
  return (
    <div className={styles.stack}>
      <SummaryTable />
      <Loaded query={health}>{(data) => <Charts place={place} data={data} />}</Loaded>
      <ErrorsList />
    </div>
  );
}

function Charts({ place, data }: { place: Place; data: Output<'platform.health'> }) {
  const words = useWords();
  const { say } = words;
  const navigate = useNavigate();
  const span = {
    rangesLabel: say('span'),
    ranges: SPANS.map((hours) => ({ value: String(hours), label: say(`span.${hours}`) })),
    range: String(place.hours),
    onRangeChange: (hours: string) => void navigate(hrefOf({ ...place, hours: Number(hours) }), { preventScrollReset: true }),
  };
  return (
    <div className={styles.charts}>
      {FIGURES.map((figure) => (
        <Chart
          key={figure}
          kind="line"
          className={styles.chart ?? ''}
          height={220}
          title={say(`figure.${figure}`)}
          unit={say(`figure.${figure}.unit`)}
          source={say('health.source', { hours: data.stepHours })}
          tableLabel={say('table')}
          xHeader={say('col.time')}
          csv={{ label: say('csv'), fileName: `${place.remote ?? ''}-${figure}.csv` }}
          empty={<p className={styles.note}>{say('health.none')}</p>}
          {...span}
          {...linesOf(data.points, figure, ({ version, channel }) => `${version} (${say(`channel.${channel}`)})`)}
          formatX={(at) => words.time(at)}
          formatValue={(value) => formOf(figure, words)(value)}
        />
      ))}
    </div>
  );
}

function formOf(figure: Figure, { share, decimal, ms }: Words): (value: number) => string {
  if (figure === 'failures') return share;
  return figure === 'cls' ? decimal : ms;
}

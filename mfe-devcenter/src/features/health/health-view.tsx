import type { Output } from '@mortar/protocol';
import type { getHealth } from '@mortar/protocol/registry';
import { EmptyState } from '@mortar/ui';
import { Chart, Ranges } from '@mortar/ui/charts';
import { useNavigate } from 'react-router';
import { hrefOf, SPANS, type Place } from '#entities/remote';
import { Loaded } from '../../lib/loaded.tsx';
import styles from '../../lib/parts.module.css';
import { useWords, type Words } from '../../lib/use-words.ts';
import { ErrorsList } from './errors-list.tsx';
import { FIGURES, isMeasured, linesOf, type Figure } from './health-charts.ts';
import { health } from './model.ts';
import { SummaryTable } from './summary-table.tsx';

/** How the versions of a remote do: in sum, over time, and what failed. */
export function HealthView({ place }: { place: Place }) {
  return (
    <div className={styles.stack}>
      <Spans place={place} />
      <Loaded query={health}>{(data) => <Measured place={place} data={data} />}</Loaded>
      <ErrorsList />
    </div>
  );
}

/** Which span all of the view is of. */
function Spans({ place }: { place: Place }) {
  const { say } = useWords();
  const navigate = useNavigate();
  return (
    <div className={styles.actions}>
      <Ranges
        rangesLabel={say('span')}
        ranges={SPANS.map((hours) => ({ value: String(hours), label: say(`span.${hours}`) }))}
        range={String(place.hours)}
        onRangeChange={(hours) => void navigate(hrefOf({ ...place, hours: Number(hours) }), { preventScrollReset: true })}
      />
    </div>
  );
}

function Measured({ place, data }: { place: Place; data: Output<typeof getHealth> }) {
  const { say } = useWords();
  if (!isMeasured(data.points))
    return (
      <EmptyState headingLevel={3} title={say('health.none')}>
        {say('health.none.why')}
      </EmptyState>
    );
  return (
    <>
      <SummaryTable />
      <Charts place={place} data={data} />
    </>
  );
}

function Charts({ place, data }: { place: Place; data: Output<typeof getHealth> }) {
  const words = useWords();
  const { say } = words;
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

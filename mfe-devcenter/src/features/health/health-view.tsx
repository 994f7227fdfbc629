import type { Output } from '@mortar/protocol';
import type { getHealth } from '@mortar/protocol/registry';
import { Loaded } from '@mortar/remote-kit';
import { EmptyState } from '@mortar/ui';
import { Ranges, type Reference, TimeSeries, type ExplorerWords } from '@mortar/ui/charts';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { health } from '#entities/registry';
import { hrefOf, SPANS, type Selection } from '#entities/selection';
import styles from '../../lib/parts.module.css';
import { useWords, type Words } from '../../lib/use-words.ts';
import { ErrorsList } from './errors-list.tsx';
import { FIGURES, linesOf, VITALS, type Figure } from './health-charts.ts';
import { SummaryTable } from './summary-table.tsx';

/** How the versions of a remote do: in sum, over time, and what failed. */
export function HealthView({ selection }: { selection: Selection }) {
  return (
    <div className={styles.stack}>
      <Spans selection={selection} />
      <Loaded of={health}>{(data) => <Measured selection={selection} data={data} />}</Loaded>
      <ErrorsList />
    </div>
  );
}

/** Which span all of the view is of. */
function Spans({ selection }: { selection: Selection }) {
  const { say } = useWords();
  const navigate = useNavigate();
  return (
    <div className={styles.actions}>
      <Ranges
        rangesLabel={say('span')}
        ranges={SPANS.map((hours) => ({ value: String(hours), label: say(`span.${hours}`) }))}
        range={String(selection.hours)}
        onRangeChange={(hours) => void navigate(hrefOf({ ...selection, hours: Number(hours) }), { preventScrollReset: true })}
      />
    </div>
  );
}

function Measured({ selection, data }: { selection: Selection; data: Output<typeof getHealth> }) {
  const { say } = useWords();
  if (data.points.length === 0)
    return (
      <EmptyState headingLevel={3} title={say('health.none')}>
        {say('health.none.why')}
      </EmptyState>
    );
  return (
    <>
      <SummaryTable />
      <Charts selection={selection} data={data} />
    </>
  );
}

const HOUR_MS = 3_600_000;

function Charts({ selection, data }: { selection: Selection; data: Output<typeof getHealth> }) {
  const words = useWords();
  const { say } = words;
  const references = useReferences(words);
  const [to] = useState(() => Date.now());
  const span = { from: to - selection.hours * HOUR_MS, to };
  return (
    <div className={styles.charts}>
      {FIGURES.map((figure) => (
        <TimeSeries
          key={figure}
          className={styles.chart ?? ''}
          height={220}
          title={say(`figure.${figure}`)}
          unit={say(`figure.${figure}.unit`)}
          source={say('health.source', { hours: data.stepHours })}
          tableLabel={say('table')}
          xHeader={say('col.time')}
          csv={{ label: say('csv'), fileName: `${selection.remote ?? ''}-${figure}.csv` }}
          empty={<p className={styles.note}>{say('health.none')}</p>}
          {...linesOf(data.points, figure, ({ version, channel }) => `${version} (${say(`channel.${channel}`)})`)}
          formatValue={(value) => formOf(figure, words)(value)}
          locale={words.locale}
          references={references[figure] ?? []}
          span={span}
          words={explorerWords(words)}
        />
      ))}
    </div>
  );
}

/** The lines between good, fair and poor, by figure. */
function useReferences({ say }: Words): Partial<Record<Figure, readonly Reference[]>> {
  const [good, poor] = [say('reference.good'), say('reference.poor')];
  return useMemo(() => {
    const linesAt = ([fine, bad]: readonly [number, number]) => [
      { value: fine, label: good },
      { value: bad, label: poor },
    ];
    return Object.fromEntries(Object.entries(VITALS).map(([figure, values]) => [figure, linesAt(values)]));
  }, [good, poor]);
}

function explorerWords({ say }: Words): ExplorerWords {
  return {
    zoomIn: say('zoom.in'),
    zoomOut: say('zoom.out'),
    reset: say('zoom.reset'),
    keys: say('zoom.keys'),
    shown: (from, to) => say('zoom.shown', { from, to }),
    series: (name, low, high, last) => say('zoom.series', { name, low, high, last }),
  };
}

function formOf(figure: Figure, { share, decimal, ms, count }: Words): (value: number) => string {
  if (figure === 'failures') return share;
  if (figure === 'loads' || figure === 'errors') return count;
  return figure === 'cls' ? decimal : ms;
}

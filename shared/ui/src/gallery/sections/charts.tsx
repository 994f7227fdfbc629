import { useState } from 'react';
import { Chart, Donut, Sparkline, TimeSeries } from '../../charts.ts';
import { EmptyState } from '../../index.ts';
import { Example } from '../example.tsx';
import styles from '../gallery.module.css';
import { useLocale, useWords } from '../language.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 9, 14);
const DAYS = Array.from({ length: 30 }, (_, day) => START + day * DAY);
const HOURS = Array.from({ length: 14 * 24 }, (_, hour) => START + hour * 3_600_000);
/** Made by a formula, so that the picture is the same every time. */
const FLOOR = DAYS.map((_, day) => 0.9 + Math.sin(day / 3) * 0.12 + day * 0.008);
const OFFER = FLOOR.map((value, day) => (day === 11 ? null : value - 0.06 - Math.cos(day / 2) * 0.03));

/** Figures drawn. */
export function Charts() {
  return (
    <>
      <Lines />
      <Explored />
      <Bars />
      <Small />
    </>
  );
}

function useFormats() {
  const locale = useLocale();
  const short = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const figures = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 3 });
  return {
    formatX: (x: number, form: 'tick' | 'full') => (form === 'tick' ? short : long).format(x),
    formatValue: (value: number) => figures.format(value),
  };
}

function Lines() {
  const say = useWords();
  const formats = useFormats();
  const [range, setRange] = useState('30');
  const from = 30 - Number(range);
  const series = [
    { key: 'floor', name: say('Floor', '地板價'), values: FLOOR.slice(from) },
    { key: 'offer', name: say('Best offer', '最高出價'), values: OFFER.slice(from) },
  ];
  const frame = {
    source: say('Sample figures', '示範數字'),
    tableLabel: say('Table', '表格'),
    xHeader: say('Day', '日期'),
    empty: <EmptyState kind="nothing" title={say('Nothing was sold yet', '尚未有成交')} />,
    ...formats,
  };
  return (
    <Example
      title="Chart, line"
      code={
        '<Chart kind="line" title={title} unit={unit} xs={days}\n  series={[{ key, name, values }]} formatX={day}\n  formatValue={figure} ranges={ranges} … />'
      }
      points={[
        'Crosshair by pointer, finger and arrow keys; readers hear each point',
        'The same figures as a table, which can be saved',
        'Series differ by pattern, not by colour only; a gap where there is no figure',
        'Loading, empty, failed and stale have their place',
      ]}
      stacked
    >
      <Chart
        className={styles.wide}
        kind="line"
        title={say('Floor and offers', '地板價與出價')}
        unit={say(`ETH, ${range} days`, `ETH，${range} 日`)}
        xs={DAYS.slice(from)}
        series={series}
        ranges={[
          { value: '7', label: say('7 d', '7 日') },
          { value: '30', label: say('30 d', '30 日') },
        ]}
        rangesLabel={say('Span', '時段')}
        range={range}
        onRangeChange={setRange}
        csv={{ label: say('Save as CSV', '儲存為 CSV'), fileName: 'floor.csv' }}
        {...frame}
      />
      <Chart
        className={styles.wide}
        kind="area"
        height={180}
        title={say('Volume', '成交量')}
        unit="ETH"
        staleLabel={say('3 h old', '3 小時前')}
        xs={DAYS}
        series={[{ key: 'volume', name: say('Volume', '成交量'), values: FLOOR.map((value, day) => value * (2 + (day % 5))) }]}
        {...frame}
      />
      <Chart className={styles.wide} kind="line" title={say('Sales', '銷售')} unit="ETH" xs={[]} series={[]} {...frame} />
    </Example>
  );
}

function Explored() {
  const say = useWords();
  const locale = useLocale() === 'zh-HK' ? 'zh-HK' : 'en';
  const figure = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  return (
    <Example
      title="Time series"
      code={'<TimeSeries xs={times} series={[{ key, name, values }]}\n  locale={locale} words={words} formatValue={figure} … />'}
      points={[
        'Zoom by dragging, by wheel where it has the focus, by + and −; 0 shows the whole',
        'The brush shows what is seen and moves it',
        'What draws it comes on use; where it does not come, the figures stand still',
      ]}
      stacked
    >
      <TimeSeries
        className={styles.wide}
        title={say('Bricks laid by the hour', '每小時砌磚數目')}
        unit={say('bricks, 14 days', '塊，14 日')}
        xs={HOURS}
        series={[
          { key: 'ember', name: say('Ember', '橙磚'), values: HOURS.map((_, hour) => 40 + Math.sin(hour / 4) * 22 + (hour % 7)) },
          {
            key: 'glaze',
            name: say('Glaze', '釉磚'),
            values: HOURS.map((_, hour) => (hour > 90 && hour < 104 ? null : 30 + Math.cos(hour / 9) * 16)),
          },
        ]}
        formatValue={(value) => figure.format(value)}
        locale={locale}
        words={{
          zoomIn: say('Zoom in', '放大'),
          zoomOut: say('Zoom out', '縮小'),
          reset: say('Show all', '顯示全部'),
          keys: say('Arrow keys go from point to point, plus and minus zoom, 0 shows all.', '方向鍵逐點移動，加減鍵縮放，0 鍵顯示全部。'),
          shown: (from, to) => say(`${from} to ${to}`, `${from}至${to}`),
          series: (name, low, high, last) =>
            say(`${name}: ${low} to ${high}, at last ${last}.`, `${name}：${low}至${high}，最後為${last}。`),
        }}
        source={say('Sample figures', '示範數字')}
        tableLabel={say('Table', '表格')}
        xHeader={say('Time', '時間')}
        empty={null}
      />
    </Example>
  );
}

function Bars() {
  const say = useWords();
  const kinds = [say('Clay', '黏土'), say('Sand', '沙'), say('Lime', '石灰'), say('Ash', '灰')];
  return (
    <Example
      title="Chart, bars"
      code={'<Chart kind="bar" xs={names} series={series} … />'}
      points={['Bars begin at nought, negative ones hang below']}
      stacked
    >
      <Chart
        className={styles.wide}
        kind="bar"
        height={220}
        title={say('Bricks laid', '已砌的磚')}
        unit={say('change in a week', '一星期變化')}
        xs={kinds}
        series={[
          { key: 'new', name: say('This week', '本星期'), values: [40, 22, -8, 12] },
          { key: 'old', name: say('Last week', '上星期'), values: [31, 25, 6, -4] },
        ]}
        formatX={(x) => x}
        formatValue={String}
        source={say('Sample figures', '示範數字')}
        tableLabel={say('Table', '表格')}
        xHeader={say('Part', '材料')}
        empty={null}
      />
    </Example>
  );
}

function Small() {
  const say = useWords();
  const locale = useLocale();
  return (
    <>
      <Example
        title="Donut"
        code={'<Donut title={title} label={sentence} parts={parts} locale={locale} … />'}
        points={['The table beside it says the same']}
        stacked
      >
        <Donut
          title={say('Where the bricks are', '磚的分佈')}
          label={say('The wall holds the most: 62.5%', '牆佔最多：62.5%')}
          parts={[
            { key: 'wall', name: say('In the wall', '在牆上'), value: 500 },
            { key: 'pile', name: say('On the pile', '在磚堆'), value: 220 },
            { key: 'kiln', name: say('In the kiln', '在窯中'), value: 80 },
          ]}
          locale={locale}
          nameHeader={say('Place', '位置')}
          valueHeader={say('Bricks', '磚')}
          shareHeader={say('Share', '佔比')}
          formatValue={String}
        />
      </Example>
      <Example title="Sparkline" code={'<Sparkline values={values} label={sentence} tone="up" />'} points={['Says in words what it draws']}>
        <Sparkline values={FLOOR} tone="up" label={say('Up in 30 days', '30 日內上升')} />
        <Sparkline values={FLOOR.toReversed()} tone="down" label={say('Down in 30 days', '30 日內下跌')} />
        <Sparkline values={[1, 1, 1, 1]} label={say('Unchanged', '不變')} />
      </Example>
    </>
  );
}

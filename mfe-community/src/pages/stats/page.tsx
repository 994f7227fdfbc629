import { createLoader, Loaded, oneOf, searchOf } from '@mortar/remote-kit';
import { Chart } from '@mortar/ui/charts';
import { useUnit } from 'effector-react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { TabLinks } from '../../lib/tab-links.tsx';
import { WideColumn } from '../../lib/wide-column.tsx';
import { SPANS, stats, type Span } from './model.ts';
import styles from './stats.module.css';

const WHAT = ['views', 'likes', 'replies', 'reposts', 'follows'] as const;
/** Views are many more than what people do: together in one chart the rest would lie on its floor. */
const CHARTS = [
  { title: 'community.stats.seen', source: 'community.stats.seen.how', of: ['views'] },
  { title: 'community.stats.chart', source: 'community.stats.source', of: ['likes', 'replies', 'reposts', 'follows'] },
] as const;
const spanOf = (search: string): Span => oneOf(SPANS, new URLSearchParams(search).get('days')) ?? '28';

export const loader = createLoader(stats.wanted, ({ url }) => ({ days: Number(spanOf(url.search)) }));

/** `/stats`: what others did with the person's posts, day by day. */
export function Page() {
  const { formatMessage, formatDate, formatNumber } = useIntl();
  const span = spanOf(useLocation().search);
  const answered = useUnit(stats.$answered);
  const dateOf = (day: string, form: 'tick' | 'full') =>
    formatDate(day, { timeZone: 'UTC', day: 'numeric', month: 'short', ...(form === 'full' && { year: 'numeric' }) });
  return (
    <WideColumn title={<FormattedMessage id="community.stats.title" />} lede={<FormattedMessage id="community.stats.lede" />}>
      <TabLinks
        label={formatMessage({ id: 'community.stats.spans' })}
        tabs={SPANS.map((days) => ({
          to: `/stats${searchOf({ days }, { days: '28' })}`,
          isOn: days === span,
          label: <FormattedMessage id="community.stats.days" values={{ count: Number(days) }} />,
        }))}
      />
      <Loaded
        of={stats}
        is={() => answered?.params.days === Number(span)}
        failed={formatMessage({ id: 'community.stats.failed' })}
        headingLevel={2}
      >
        {({ days, total }) => (
          <>
            <dl className={styles.totals}>
              {WHAT.map((what) => (
                <div key={what} className={styles.total}>
                  <dt>
                    <FormattedMessage id={`community.stats.${what}`} />
                  </dt>
                  <dd className={styles.number}>
                    <FormattedNumber value={total[what]} />
                  </dd>
                </div>
              ))}
            </dl>
            {CHARTS.map(({ title, source, of }) => (
              <Chart
                key={title}
                kind="line"
                title={formatMessage({ id: title })}
                unit={formatMessage({ id: 'community.stats.unit' })}
                source={formatMessage({ id: source })}
                tableLabel={formatMessage({ id: 'community.stats.table' })}
                xHeader={formatMessage({ id: 'community.stats.day' })}
                empty={null}
                xs={days.map(({ day }) => day)}
                series={of.map((what) => ({
                  key: what,
                  name: formatMessage({ id: `community.stats.${what}` }),
                  values: days.map((day) => day[what]),
                }))}
                formatX={dateOf}
                formatValue={(value) => formatNumber(value)}
              />
            ))}
          </>
        )}
      </Loaded>
    </WideColumn>
  );
}

import type { Output } from '@mortar/protocol';
import type { listVersionHealth } from '@mortar/protocol/registry';
import { Loaded } from '@mortar/remote-kit';
import { EmptyState, Tag } from '@mortar/ui';
import { Table, type Column } from '@mortar/ui/data';
import { healthVersions } from '#entities/registry';
import styles from '../../lib/parts.module.css';
import { useWords, type Words } from '../../lib/use-words.ts';

type Summary = Output<typeof listVersionHealth>['versions'][number];

/** Every version that browsers opened in the span, in sum. */
export function SummaryTable() {
  const words = useWords();
  const { say } = words;
  return (
    <Loaded of={healthVersions}>
      {({ versions }) =>
        versions.length === 0 ? (
          <EmptyState headingLevel={3} title={say('health.none')} />
        ) : (
          <Table caption={say('health.sum')} columns={columnsOf(words)} rows={versions} rowKey={({ version }) => version} />
        )
      }
    </Loaded>
  );
}

function columnsOf({ say, share, count, ms, decimal, none }: Words): Column<Summary>[] {
  const figure = (key: 'load' | 'lcp' | 'inp') => ({
    key,
    header: say(`col.${key}`),
    numeric: true,
    cell: (row: Summary) => (row[key] ? ms(row[key].p75) : none),
  });
  const counter = (key: 'browsers' | 'failed' | 'crashes' | 'errors') => ({
    key,
    header: say(`count.${key}`),
    numeric: true,
    cell: (row: Summary) => count(row[key]),
  });
  return [
    {
      key: 'version',
      header: say('col.version'),
      cell: ({ version, channel }) => (
        <span className={styles.tagged}>
          <code>{version}</code>
          {channel && <Tag>{say(`channel.${channel}`)}</Tag>}
        </span>
      ),
    },
    { key: 'rate', header: say('figure.failures'), numeric: true, cell: ({ failureRate }) => share(failureRate) },
    counter('browsers'),
    counter('failed'),
    counter('crashes'),
    counter('errors'),
    figure('lcp'),
    figure('inp'),
    { key: 'cls', header: say('col.cls'), numeric: true, cell: ({ cls }) => (cls ? decimal(cls.p75) : none) },
    figure('load'),
  ];
}

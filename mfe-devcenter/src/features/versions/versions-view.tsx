import { Paged } from '@mortar/remote-kit';
import { Button, EmptyState, Tag } from '@mortar/ui';
import { Chart } from '@mortar/ui/charts';
import { Table, type Column } from '@mortar/ui/data';
import { useUnit } from 'effector-react';
import { Link } from 'react-router';
import { changeAsked } from '#entities/change';
import { versions, type TeamRemote, type VersionRow } from '#entities/registry';
import { hrefOf, type Selection } from '#entities/selection';
import styles from '../../lib/parts.module.css';
import { useWords } from '../../lib/use-words.ts';
import { VersionFiles } from './version-files.tsx';

/** Every version of a remote with its size, what may be done with it, and the files of one. */
export function VersionsView({ remote, selection }: { remote: TeamRemote; selection: Selection }) {
  const { say } = useWords();
  return (
    <div className={styles.stack}>
      <Paged of={versions} empty={() => <EmptyState headingLevel={3} title={say('versions.none')} />}>
        {({ items }) => (
          <>
            <Sizes items={items} />
            <VersionsTable remote={remote} items={items} shown={selection.version} />
          </>
        )}
      </Paged>
      <VersionFiles remote={remote.name} />
    </div>
  );
}

/** Sizes from the oldest of the shown versions to the latest. */
function Sizes({ items }: { items: VersionRow[] }) {
  const { say, bytes } = useWords();
  const rows = items.toReversed();
  return (
    <Chart
      kind="bar"
      className={styles.chart ?? ''}
      title={say('sizes.title')}
      unit={say('sizes.unit')}
      source={say('sizes.source')}
      tableLabel={say('table')}
      xHeader={say('col.version')}
      empty={null}
      xs={rows.map(({ version }) => version)}
      series={[
        { key: 'bytes', name: say('col.bytes'), values: rows.map((row) => row.bytes) },
        { key: 'brotli', name: say('col.brotli'), values: rows.map((row) => row.brotli) },
      ]}
      formatX={(version, form) => (form === 'tick' ? (version.split('-')[1]?.slice(0, 4) ?? version) : version)}
      formatValue={bytes}
      isBinary
    />
  );
}

function VersionsTable({ remote, items, shown }: { remote: TeamRemote; items: VersionRow[]; shown: string | null }) {
  const { say, time, bytes } = useWords();
  const columns: Column<VersionRow>[] = [
    {
      key: 'version',
      header: say('col.version'),
      cell: ({ version, channels, trusted, pruned }) => (
        <span className={styles.tagged}>
          <Link
            to={hrefOf({ remote: remote.name, view: 'versions', version })}
            className={styles.link}
            aria-current={version === shown ? 'true' : undefined}
          >
            <code>{version}</code>
          </Link>
          {channels.map((channel) => (
            <Tag key={channel} tone={channel === 'live' ? 'glaze' : 'ember'}>
              {say(`channel.${channel}`)}
            </Tag>
          ))}
          {!trusted && <Tag tone="danger">{say('untrusted')}</Tag>}
          {pruned && <Tag>{say('pruned')}</Tag>}
        </span>
      ),
    },
    { key: 'createdat', header: say('col.published'), cell: ({ createdat }) => time(createdat) },
    { key: 'bytes', header: say('col.bytes'), numeric: true, cell: (row) => bytes(row.bytes) },
    { key: 'brotli', header: say('col.brotli'), numeric: true, cell: (row) => bytes(row.brotli) },
    { key: 'actions', header: say('col.actions'), cell: (row) => <Actions remote={remote} row={row} /> },
  ];
  return <Table caption={say('view.versions')} captionHidden columns={columns} rows={items} rowKey={({ version }) => version} />;
}

function Actions({ remote: { name, canary }, row: { version, channels, trusted, pruned } }: { remote: TeamRemote; row: VersionRow }) {
  const { say, none } = useWords();
  const ask = useUnit(changeAsked);
  const mine = canary?.version === version ? canary : { percentage: 0, users: [] };
  const label = (action: string) => say('action.of', { action: say(`action.${action}`), version });
  if (channels.includes('live') || !trusted || pruned) return none;
  return (
    <span className={styles.actions}>
      <Button aria-label={label('promote')} onClick={() => ask({ action: 'promote', name, version })}>
        {say('action.promote')}
      </Button>
      <Button
        aria-label={label('canary')}
        onClick={() => ask({ action: 'canary', name, version, percentage: mine.percentage, users: mine.users })}
      >
        {say('action.canary')}
      </Button>
    </span>
  );
}

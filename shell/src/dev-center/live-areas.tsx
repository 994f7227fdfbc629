import type { Locale, RegisteredRemote } from '@mortar/protocol';
import { Tag } from '@mortar/ui';
import { Table, type Column } from '@mortar/ui/data';
import { useUnit } from 'effector-react';
import { $registry } from '../federation/registry.ts';
import styles from './dev-center.module.css';
import { $liveSince } from './live-since.ts';
import { useWords } from './use-words.ts';

interface Row extends Pick<RegisteredRemote, 'live' | 'isOff'> {
  name: string;
}

/** The parts of the site as this visitor has them: version, owner, paths. */
export function LiveAreas({ locale }: { locale: Locale }) {
  const { say, time, none } = useWords();
  const { registry, since } = useUnit({ registry: $registry, since: $liveSince });
  const rows: Row[] = Object.entries(registry.remotes).map(([name, { live, isOff }]) => ({ name, live, ...(isOff && { isOff }) }));
  const columns: Column<Row>[] = [
    { key: 'name', header: say('col.area'), cell: ({ live }) => live.description.title[locale] },
    {
      key: 'version',
      header: say('col.version'),
      cell: ({ live, isOff }) => (
        <span className={styles.tagged}>
          <code>{live.version}</code>
          {isOff && <Tag tone="danger">{say('off')}</Tag>}
        </span>
      ),
    },
    { key: 'since', header: say('col.since'), cell: ({ name }) => (since[name] === undefined ? none : time(since[name])) },
    { key: 'owner', header: say('col.owner'), cell: ({ live }) => live.description.owner },
    { key: 'paths', header: say('col.paths'), cell: ({ live }) => live.description.routes.map(({ path }) => path).join(' ') || none },
  ];
  return (
    <section className={styles.section} aria-labelledby="dev-live">
      <h2 id="dev-live" className={styles.heading}>
        {say('live.title')}
      </h2>
      <p className={styles.note}>{say('live.lede')}</p>
      {rows.length > 0 ? (
        <Table caption={say('live.title')} captionHidden columns={columns} rows={rows} rowKey={({ name }) => name} />
      ) : (
        <p>{say('live.none')}</p>
      )}
    </section>
  );
}

import { $remotes, type LiveRemote } from '@mortar/host';
import { Tag } from '@mortar/ui';
import { Table, type Column } from '@mortar/ui/data';
import { useUnit } from 'effector-react';
import styles from '../../lib/parts.module.css';
import { useWords } from '../../lib/use-words.ts';
import { $liveSince } from './model.ts';

/** The parts of the site as this visitor has them: version, owner, paths. */
export function LiveAreas() {
  const { say, time, none, locale } = useWords();
  const { rows, since } = useUnit({ rows: $remotes, since: $liveSince });
  const columns: Column<LiveRemote>[] = [
    { key: 'name', header: say('col.area'), cell: ({ title }) => title[locale] },
    {
      key: 'version',
      header: say('col.version'),
      cell: ({ version, isOff }) => (
        <span className={styles.tagged}>
          <code className={styles.whole}>{version}</code>
          {isOff && <Tag tone="danger">{say('off')}</Tag>}
        </span>
      ),
    },
    {
      key: 'since',
      header: say('col.since'),
      cell: ({ name }) => (since[name] === undefined ? none : <span className={styles.whole}>{time(since[name])}</span>),
    },
    { key: 'owner', header: say('col.owner'), cell: ({ owner }) => owner },
    { key: 'paths', header: say('col.paths'), cell: ({ paths }) => paths.join(' ') || none },
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

import { EmptyState, Tag } from '@mortar/ui';
import { Table, type Column } from '@mortar/ui/data';
import { Link } from 'react-router';
import type { TeamRemote } from '#entities/registry';
import { hrefOf } from '#entities/selection';
import styles from '../../lib/parts.module.css';
import { useWords, type Words } from '../../lib/use-words.ts';

/** Every remote with its owner and channels; a name leads to everything about it. */
export function RemotesTable({ items, seq }: { items: TeamRemote[]; seq: number }) {
  const words = useWords();
  const { say } = words;
  return (
    <section className={styles.section} aria-labelledby="dev-remotes">
      <h2 id="dev-remotes" className={styles.heading}>
        {say('remotes.title')}
      </h2>
      <p className={styles.note}>{say('remotes.lede', { seq })}</p>
      {items.length > 0 ? (
        <Table caption={say('remotes.title')} captionHidden columns={columnsOf(words)} rows={items} rowKey={({ name }) => name} />
      ) : (
        <EmptyState headingLevel={3} title={say('remotes.none')} />
      )}
    </section>
  );
}

function columnsOf({ say, time, none, locale }: Words): Column<TeamRemote>[] {
  return [
    {
      key: 'name',
      header: say('col.remote'),
      cell: ({ name, title }) => (
        <Link to={hrefOf({ remote: name })} className={styles.link}>
          {title[locale]} <code>{name}</code>
        </Link>
      ),
    },
    { key: 'owner', header: say('col.owner'), cell: ({ owner }) => owner || none },
    {
      key: 'live',
      header: say('col.live'),
      cell: ({ live }) => (live ? <VersionSince version={live.version} since={time(live.since)} /> : none),
    },
    { key: 'lastgood', header: say('col.lastgood'), cell: ({ lastgood }) => (lastgood ? <code>{lastgood}</code> : none) },
    {
      key: 'canary',
      header: say('col.canary'),
      cell: ({ canary }) =>
        canary ? (
          <VersionSince
            version={canary.version}
            since={say('canary.short', { percentage: canary.percentage, users: canary.users.length, links: canary.links.length })}
          />
        ) : (
          none
        ),
    },
    {
      key: 'state',
      header: say('col.state'),
      cell: ({ off, untrusted }) => (
        <span className={styles.tagged}>
          <Tag tone={off ? 'danger' : 'glaze'}>{say(off ? 'off' : 'on')}</Tag>
          {untrusted.length > 0 && <Tag tone="danger">{say('untrusted')}</Tag>}
        </span>
      ),
    },
  ];
}

function VersionSince({ version, since }: { version: string; since: string }) {
  return (
    <span className={styles.pair}>
      <code>{version}</code>
      <span className={styles.meta}>{since}</span>
    </span>
  );
}

import { Loaded } from '@mortar/remote-kit';
import { EmptyState } from '@mortar/ui';
import { Table, type Column } from '@mortar/ui/data';
import { facts, type TeamRemote } from '#entities/registry';
import { lookedAt, type Selection } from '#entities/selection';
import styles from '../../lib/parts.module.css';
import { useWords } from '../../lib/use-words.ts';
import { ShareGraph } from './share-graph.tsx';

/** A singleton of the host's and the range that a version takes of it. */
export type Share = readonly [key: string, range: string];

/** What a version takes from the host: drawn, and as a table. */
export function SharesView({ remote, selection }: { remote: TeamRemote; selection: Selection }) {
  const { say } = useWords();
  if (lookedAt(selection, remote) === null) return <EmptyState headingLevel={3} title={say('shares.no-version')} />;
  const columns: Column<Share>[] = [
    { key: 'key', header: say('col.singleton'), cell: ([key]) => <code>{key}</code> },
    { key: 'range', header: say('col.range'), cell: ([, range]) => <code>{range}</code> },
  ];
  return (
    <Loaded of={facts} is={({ name }) => name === remote.name}>
      {({ name, version, shared }) => {
        const shares = Object.entries(shared).sort(([one], [other]) => one.localeCompare(other));
        if (shares.length === 0) return <EmptyState headingLevel={3} title={say('shares.none')} />;
        return (
          <div className={styles.stack}>
            <p>{say('shares.lede', { name, version })}</p>
            <ShareGraph name={name} shares={shares} />
            <Table caption={say('view.shares')} captionHidden layout="rows" columns={columns} rows={shares} rowKey={([key]) => key} />
          </div>
        );
      }}
    </Loaded>
  );
}

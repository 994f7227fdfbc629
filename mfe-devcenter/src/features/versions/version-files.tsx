import { Table, type Column } from '@mortar/ui/data';
import { useUnit } from 'effector-react';
import { facts, type VersionFacts } from '#entities/registry';
import styles from '../../lib/parts.module.css';
import { useWords } from '../../lib/use-words.ts';

type File = VersionFacts['files'][number];

/** Every file of the version of a remote that is looked at, the largest first. */
export function VersionFiles({ remote }: { remote: string }) {
  const { say, bytes } = useWords();
  const version = useUnit(facts.$data);
  if (version?.name !== remote) return null;
  const columns: Column<File>[] = [
    { key: 'path', header: say('col.file'), cell: ({ path }) => <code className={styles.path}>{path}</code> },
    { key: 'bytes', header: say('col.bytes'), numeric: true, cell: (file) => bytes(file.bytes) },
    { key: 'brotli', header: say('col.brotli'), numeric: true, cell: (file) => bytes(file.brotli) },
  ];
  const rows = version.files.toSorted((one, other) => other.bytes - one.bytes);
  return (
    <Table
      caption={say('files.title', { version: version.version })}
      layout="rows"
      columns={columns}
      rows={rows}
      rowKey={({ path }) => path}
    />
  );
}

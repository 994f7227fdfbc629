import type { Output } from '@mortar/protocol';
import type { listAudit } from '@mortar/protocol/registry';
import { Tag } from '@mortar/ui';
import { Table, type Column } from '@mortar/ui/data';
import { Paged } from '../../lib/paged.tsx';
import styles from '../../lib/parts.module.css';
import { useWords } from '../../lib/use-words.ts';
import { audit } from './model.ts';

type Row = Output<typeof listAudit>['items'][number];

const TONE = { done: 'glaze', unchanged: 'neutral', refused: 'danger' } as const;

/** What was asked of the registry and what came of it, refusals too. */
export function AuditList() {
  const { say, time } = useWords();
  const columns: Column<Row>[] = [
    { key: 'at', header: say('col.time'), cell: ({ at }) => time(at) },
    { key: 'actor', header: say('col.actor'), cell: ({ actor }) => actor },
    { key: 'action', header: say('col.action'), cell: ({ action }) => <code>{action}</code> },
    { key: 'outcome', header: say('col.outcome'), cell: ({ outcome }) => <Tag tone={TONE[outcome]}>{say(`audit.${outcome}`)}</Tag> },
    { key: 'detail', header: say('col.detail'), cell: ({ detail }) => <Details detail={detail} /> },
  ];
  return (
    <Paged list={audit} empty={say('audit.none')}>
      {(items) => <Table caption={say('view.audit')} captionHidden columns={columns} rows={items} rowKey={({ id }) => String(id)} />}
    </Paged>
  );
}

/** Versions, reason, why it was refused: as the registry wrote them. */
function Details({ detail }: { detail: Row['detail'] }) {
  const told = Object.entries(detail).filter(([, value]) => value !== null && value !== undefined);
  return (
    <span className={styles.details}>
      {told.map(([key, value]) => (
        <span key={key}>
          <span className={styles.meta}>{key}</span> {typeof value === 'string' ? value : JSON.stringify(value)}
        </span>
      ))}
    </span>
  );
}

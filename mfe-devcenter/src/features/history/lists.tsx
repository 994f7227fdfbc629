import type { Output } from '@mortar/protocol';
import type { listAudit, listChanges } from '@mortar/protocol/registry';
import { Paged } from '@mortar/remote-kit';
import { EmptyState, Tag } from '@mortar/ui';
import { Table, type Column } from '@mortar/ui/data';
import { audit, changes } from '#entities/registry';
import styles from '../../lib/parts.module.css';
import { useWords } from '../../lib/use-words.ts';

type ChangeRow = Output<typeof listChanges>['items'][number];
type AuditRow = Output<typeof listAudit>['items'][number];

/** Who changed the channels of the remote, and why. */
export function ChangesList() {
  const { say, time, none } = useWords();
  const columns: Column<ChangeRow>[] = [
    { key: 'at', header: say('col.time'), cell: ({ at }) => time(at) },
    { key: 'action', header: say('col.action'), cell: ({ action }) => say(`did.${action}`) },
    { key: 'channel', header: say('col.channel'), cell: ({ channel }) => say(`channel.${channel}`) },
    { key: 'from', header: say('col.from'), cell: ({ from }) => (from === null ? none : <code>{from}</code>) },
    { key: 'to', header: say('col.to'), cell: ({ to }) => (to === null ? none : <code>{to}</code>) },
    { key: 'actor', header: say('col.actor'), cell: ({ actor }) => actor },
    { key: 'reason', header: say('col.reason'), cell: ({ reason }) => reason ?? none },
  ];
  return (
    <div className={styles.stack}>
      <Paged of={changes} empty={() => <EmptyState headingLevel={3} title={say('changes.none')} />}>
        {({ items }) => (
          <Table caption={say('view.changes')} captionHidden columns={columns} rows={items} rowKey={({ seq }) => String(seq)} />
        )}
      </Paged>
    </div>
  );
}

const TONE = { done: 'glaze', unchanged: 'neutral', refused: 'danger' } as const;

/** What was asked of the registry and what came of it, refusals too. */
export function AuditList() {
  const { say, time } = useWords();
  const columns: Column<AuditRow>[] = [
    { key: 'at', header: say('col.time'), cell: ({ at }) => time(at) },
    { key: 'actor', header: say('col.actor'), cell: ({ actor }) => actor },
    { key: 'action', header: say('col.action'), cell: ({ action }) => <Action name={action} /> },
    { key: 'outcome', header: say('col.outcome'), cell: ({ outcome }) => <Tag tone={TONE[outcome]}>{say(`audit.${outcome}`)}</Tag> },
    { key: 'detail', header: say('col.detail'), cell: ({ detail }) => <Details detail={detail} /> },
  ];
  return (
    <div className={styles.stack}>
      <Paged of={audit} empty={() => <EmptyState headingLevel={3} title={say('audit.none')} />}>
        {({ items }) => <Table caption={say('view.audit')} captionHidden columns={columns} rows={items} rowKey={({ id }) => String(id)} />}
      </Paged>
    </div>
  );
}

/** In words where this page has them, and as the registry calls it, by which its log is searched. */
function Action({ name }: { name: string }) {
  const { say, isSaid } = useWords();
  return (
    <span className={styles.pair}>
      {isSaid(`action.${name}`) && <span>{say(`action.${name}`)}</span>}
      <code className={styles.meta}>{name}</code>
    </span>
  );
}

/** Versions, reason, why it was refused: as the registry wrote them. */
function Details({ detail }: { detail: AuditRow['detail'] }) {
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

import type { Output } from '@mortar/protocol';
import type { listChanges } from '@mortar/protocol/registry';
import { Table, type Column } from '@mortar/ui/data';
import { Paged } from '../../lib/paged.tsx';
import { useWords } from '../../lib/use-words.ts';
import { changes } from './model.ts';

type Row = Output<typeof listChanges>['items'][number];

/** Who changed the channels of the remote, and why. */
export function ChangesList() {
  const { say, time, none } = useWords();
  const columns: Column<Row>[] = [
    { key: 'at', header: say('col.time'), cell: ({ at }) => time(at) },
    { key: 'action', header: say('col.action'), cell: ({ action }) => say(`did.${action}`) },
    { key: 'channel', header: say('col.channel'), cell: ({ channel }) => say(`channel.${channel}`) },
    { key: 'from', header: say('col.from'), cell: ({ from }) => (from === null ? none : <code>{from}</code>) },
    { key: 'to', header: say('col.to'), cell: ({ to }) => (to === null ? none : <code>{to}</code>) },
    { key: 'actor', header: say('col.actor'), cell: ({ actor }) => actor },
    { key: 'reason', header: say('col.reason'), cell: ({ reason }) => reason ?? none },
  ];
  return (
    <Paged list={changes} empty={say('changes.none')}>
      {(items) => <Table caption={say('view.changes')} captionHidden columns={columns} rows={items} rowKey={({ seq }) => String(seq)} />}
    </Paged>
  );
}

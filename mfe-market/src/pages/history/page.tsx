import type { Move } from '@mortar/protocol/market';
import { createLoader, Paged } from '@mortar/remote-kit';
import { EmptyState, Skeleton } from '@mortar/ui';
import { Chip, Table } from '@mortar/ui/data';
import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { FileButton, OwnFrame } from '#features/own';
import toolbar from '../../lib/toolbar.module.css';
import { useAddress } from '../../lib/use-address.ts';
import { useColumns } from './columns.tsx';
import { fileFx, history } from './model.ts';
import styles from './page.module.css';
import { KINDS, readView, searchOfView } from './view.ts';

export const loader = createLoader(history.viewed, ({ url }) => readView(url.search));

/** `/market/history`: what happened to what the person has and had. */
export function Page() {
  return (
    <OwnFrame name="history" wallet="any">
      {({ chain }) => <List chain={chain.id} />}
    </OwnFrame>
  );
}

function List({ chain }: { chain: number }) {
  const { formatMessage } = useIntl();
  const { view, show } = useAddress(readView, searchOfView);
  const columns = useColumns();
  const save = useUnit(fileFx);
  return (
    <div className={styles.list}>
      <div className={toolbar.bar}>
        <div className={toolbar.chips} role="group" aria-label={formatMessage({ id: 'market.filter' })}>
          {KINDS.map((kind) => (
            <Chip key={kind} pressed={view.kind === kind} onPressedChange={(isOn) => show({ kind: isOn ? kind : null })}>
              {formatMessage({ id: `market.own.kind.${kind}` })}
            </Chip>
          ))}
        </div>
        <FileButton save={save} of={{ chain, kind: view.kind, name: `mortar-history-${chain}.csv`, columns }} />
      </div>
      <Paged
        endless
        of={history.pages}
        failed={formatMessage({ id: 'market.own.failed' })}
        pending={<Skeleton shape="text" lines={8} />}
        empty={() => (
          <EmptyState
            headingLevel={2}
            kind={view.kind ? 'filtered' : 'nothing'}
            title={formatMessage({ id: view.kind ? 'market.own.filtered' : 'market.own.history.none' })}
          />
        )}
      >
        {({ items }) => (
          <Table<Move>
            align="middle"
            caption={formatMessage({ id: 'market.own.history' })}
            captionHidden
            columns={columns}
            rows={items}
            rowKey={({ id }) => id}
          />
        )}
      </Paged>
    </div>
  );
}

import { createLoader, Loaded } from '@mortar/remote-kit';
import { Skeleton } from '@mortar/ui';
import { Tabs } from '@mortar/ui/navigation';
import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { FreshnessLine } from '#entities/overview';
import { FileButton, OwnFrame } from '#features/own';
import { useAddress } from '../../lib/use-address.ts';
import { Choices } from './choices.tsx';
import { useColumns } from './columns.tsx';
import { Figures } from './figures.tsx';
import { earnings, fileFx, opened } from './model.ts';
import { Held } from './held.tsx';
import styles from './page.module.css';
import { Sales } from './sales.tsx';
import { readView, searchOfView } from './view.ts';

const Realised = lazy(async () => ({ default: (await import(/* webpackChunkName: "realised" */ './realised.tsx')).Realised }));

export const loader = createLoader(opened, ({ url }) => readView(url.search));

/** `/personal/earnings`: what the person's wallets have earned, by lots. */
export function Page() {
  return (
    <OwnFrame name="earnings" wallet="any">
      {({ chain }) => <Shown chain={chain.id} />}
    </OwnFrame>
  );
}

function Shown({ chain }: { chain: number }) {
  const { formatMessage } = useIntl();
  const { view, show, addressOf } = useAddress(readView, searchOfView);
  const columns = useColumns();
  const save = useUnit(fileFx);
  const { period, method, tab } = view;
  return (
    <>
      <Choices />
      <Loaded of={earnings.query} failed={formatMessage({ id: 'market.own.failed' })} pending={<Skeleton shape="text" lines={8} />}>
        {(found) => (
          <>
            <Figures of={found.earnings} withoutGas={found.withoutGas} />
            <Suspense fallback={<Skeleton shape="text" lines={6} />}>
              <Realised of={found.series} />
            </Suspense>
            <FreshnessLine of={found.freshness} />
          </>
        )}
      </Loaded>
      <Tabs
        label={formatMessage({ id: 'market.own.earnings' })}
        value={tab}
        onValueChange={(next) => show({ tab: next })}
        tabs={[
          {
            value: 'sales',
            label: formatMessage({ id: 'market.own.earnings.sales' }),
            href: addressOf({ tab: 'sales' }),
            children: (
              <div className={styles.list}>
                <div className={styles.file}>
                  <FileButton save={save} of={{ chain, period, method, name: `mortar-earnings-${chain}-${period}.csv`, columns }} />
                </div>
                <Sales columns={columns} />
              </div>
            ),
          },
          {
            value: 'held',
            label: formatMessage({ id: 'market.own.earnings.held' }),
            href: addressOf({ tab: 'held' }),
            children: (
              <div className={styles.list}>
                <Held />
              </div>
            ),
          },
        ]}
      />
    </>
  );
}

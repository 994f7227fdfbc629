import { createLoader } from '@mortar/remote-kit';
import { Tabs } from '@mortar/ui/navigation';
import { useIntl } from 'react-intl';
import { OwnFrame } from '#features/own';
import { SettledNote, TradeDialog } from '#features/trade';
import { useAddress } from '../../lib/use-address.ts';
import { Bids } from './bids.tsx';
import { Made } from './made.tsx';
import { opened } from './model.ts';
import styles from './page.module.css';
import { Received } from './received.tsx';
import { readView, searchOfView, TABS, type View } from './view.ts';

export const loader = createLoader(opened, ({ url }) => readView(url.search));

const LISTS: Readonly<Record<View['tab'], () => React.ReactNode>> = {
  received: () => <Received />,
  made: () => <Made isLive />,
  ended: () => <Made isLive={false} />,
  bids: () => <Bids />,
};

/** `/market/offers`: offers that the person could accept, those that they made, and what they have bid. */
export function Page() {
  const { formatMessage } = useIntl();
  const { view, show, addressOf } = useAddress(readView, searchOfView);
  return (
    <OwnFrame name="offers">
      {() => (
        <>
          <SettledNote />
          <Tabs
            label={formatMessage({ id: 'market.own.offers' })}
            value={view.tab}
            onValueChange={(tab) => show({ tab })}
            tabs={TABS.map((tab) => ({
              value: tab,
              label: formatMessage({ id: `market.own.offers.${tab}` }),
              href: addressOf({ tab }),
              children: <div className={styles.list}>{LISTS[tab]()}</div>,
            }))}
          />
          <TradeDialog />
        </>
      )}
    </OwnFrame>
  );
}

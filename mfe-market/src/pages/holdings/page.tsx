import { createLoader } from '@mortar/remote-kit';
import { Tabs } from '@mortar/ui/navigation';
import { useIntl } from 'react-intl';
import { OwnFrame } from '#features/own';
import { SettledNote, TradeDialog } from '#features/trade';
import { useAddress } from '../../lib/use-address.ts';
import { Collections } from './collections.tsx';
import { Items } from './items.tsx';
import { opened } from './model.ts';
import { readView, searchOfView } from './view.ts';

export const loader = createLoader(opened, ({ url }) => readView(url.search));

/** `/personal/collections`: what the person's wallet holds. */
export function Page() {
  const { formatMessage } = useIntl();
  const { view, show, addressOf } = useAddress(readView, searchOfView);
  return (
    <OwnFrame name="holdings">
      {() => (
        <>
          <SettledNote />
          <Tabs
            label={formatMessage({ id: 'market.own.holdings' })}
            value={view.tab}
            onValueChange={(tab) => show({ tab })}
            tabs={[
              { value: 'items', label: formatMessage({ id: 'market.own.items' }), href: addressOf({ tab: 'items' }), children: <Items /> },
              {
                value: 'collections',
                label: formatMessage({ id: 'market.own.collections' }),
                href: addressOf({ tab: 'collections' }),
                children: <Collections />,
              },
            ]}
          />
          <TradeDialog />
        </>
      )}
    </OwnFrame>
  );
}

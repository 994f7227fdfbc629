import type { Collection } from '@mortar/protocol/market';
import { Tabs } from '@mortar/ui/navigation';
import { useIntl } from 'react-intl';
import { About } from './about.tsx';
import { ActivityList } from './activity-list.tsx';
import { HoldersList } from './holders-list.tsx';
import { Items } from './items.tsx';
import { SeveralOffers } from './several-offers.tsx';
import { useView } from './use-view.ts';
import { TABS } from './view.ts';

const SHOWN = { items: Items, offers: SeveralOffers, activity: ActivityList, holders: HoldersList, about: About };

/** Items, activity and what else is known of a collection. */
export function Parts({ of }: { of: Collection }) {
  const { formatMessage } = useIntl();
  const { view, addressOf, show } = useView();
  return (
    <Tabs
      label={formatMessage({ id: 'market.collection.parts' })}
      value={view.tab}
      onValueChange={(tab) => show({ tab })}
      tabs={TABS.map((tab) => {
        const Part = SHOWN[tab];
        return { value: tab, label: formatMessage({ id: `market.tab.${tab}` }), href: addressOf({ tab }), children: <Part of={of} /> };
      })}
    />
  );
}

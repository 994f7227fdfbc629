import { createLoader } from '@mortar/remote-kit';
import { Tabs } from '@mortar/ui/navigation';
import { useIntl } from 'react-intl';
import { OwnFrame } from '#features/own';
import { SettledNote, TradeDialog } from '#features/trade';
import { Section } from '../../lib/section.tsx';
import { useAddress } from '../../lib/use-address.ts';
import { opened } from './model.ts';
import { Options } from './options.tsx';
import { Orders } from './orders.tsx';
import styles from './page.module.css';
import { readView, searchOfView, TABS } from './view.ts';

export const loader = createLoader(opened, ({ url }) => readView(url.search));

/** `/sellList`: what the person has for sale, and had. */
export function Page() {
  const { formatMessage } = useIntl();
  const { view, show, addressOf } = useAddress(readView, searchOfView);
  return (
    <OwnFrame name="selling">
      {({ chain }) => (
        <>
          <SettledNote />
          <Tabs
            label={formatMessage({ id: 'market.own.selling' })}
            value={view.tab}
            onValueChange={(tab) => show({ tab })}
            tabs={TABS.map((tab) => ({
              value: tab,
              label: formatMessage({ id: `market.own.selling.${tab}` }),
              href: addressOf({ tab }),
              children: (
                <div className={styles.lists}>
                  <Section id="listings" titleId="market.own.listings">
                    <Options tab={tab} chain={chain.id} />
                  </Section>
                  <Section id="orders" titleId="market.own.orders">
                    <Orders />
                  </Section>
                </div>
              ),
            }))}
          />
          <TradeDialog />
        </>
      )}
    </OwnFrame>
  );
}

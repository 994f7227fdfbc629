import type { PageArgs } from '@mortar/host';
import { Copy, createLoader, Loaded } from '@mortar/remote-kit';
import { Tag } from '@mortar/ui';
import { shortAddress } from '@mortar/ui/format';
import { Tabs } from '@mortar/ui/navigation';
import { useUnit } from 'effector-react';
import { FormattedDate, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { Volume } from '#entities/market';
import { FreshnessLine, Markets } from '#entities/overview';
import { $own, isOwn } from '#entities/person';
import { MarketFrame } from '../../lib/market-frame.tsx';
import { WayBack } from '../../lib/way-back.tsx';
import { notFound } from '../../lib/not-found.ts';
import { PendingPage } from '../../lib/pending-page.tsx';
import { useAddress } from '../../lib/use-address.ts';
import { Face } from './face.tsx';
import { creator, opened } from './model.ts';
import styles from './page.module.css';
import { TAB_PARTS } from './tab-parts.tsx';
import { Title } from './title.tsx';
import { readView, searchOfView, TABS } from './view.ts';

const ADDRESS = /^0x[0-9a-f]{40}$/i;

const read = createLoader(opened, ({ params, url }) => ({ address: params['address'] ?? '', ...readView(url.search) }));

export async function loader(args: PageArgs): Promise<null> {
  if (!ADDRESS.test(args.params['address'] ?? '')) throw notFound();
  await read(args);
  return null;
}

/** `/market/creators/<address>`: what an account made, holds and sells. */
export function Page() {
  return (
    <Markets headingLevel={1} pending={<PendingPage of="creator" />}>
      {() => <Shown />}
    </Markets>
  );
}

function Shown() {
  const { formatMessage } = useIntl();
  const { view, show, addressOf } = useAddress(readView, searchOfView);
  const own = useUnit($own);
  return (
    <Loaded of={creator} failed={formatMessage({ id: 'market.creator.failed' })} headingLevel={1} pending={<PendingPage of="creator" />}>
      {({ creator: shown, freshness }) => (
        <MarketFrame
          back={<WayBack to="/market/creators" titleId="market.creators.title" />}
          media={
            <span className={styles.picture}>
              <Face address={shown.address} className={styles.bricks!} />
            </span>
          }
          title={<Title of={shown} />}
          lede={
            <span className={styles.about}>
              <code title={shown.address}>{shortAddress(shown.address)}</code>
              <Copy iconOnly value={shown.address} label={formatMessage({ id: 'market.creator.copy' })} />
              {isOwn(own, shown.address) && (
                <Tag>
                  <FormattedMessage id="market.creator.you" />
                </Tag>
              )}
              {shown.since && (
                <FormattedMessage
                  id="market.collection.created"
                  values={{ date: <FormattedDate key="since" value={shown.since} year="numeric" month="short" day="numeric" /> }}
                />
              )}
            </span>
          }
        >
          <dl className={styles.figures}>
            {(['collections', 'items', 'sales', 'collected', 'listed'] as const).map((figure) => (
              <div key={figure}>
                <dt className={styles.label}>
                  <FormattedMessage id={`market.creator.figure.${figure}`} />
                </dt>
                <dd className={styles.value}>
                  <FormattedNumber value={shown[figure]} />
                </dd>
              </div>
            ))}
            <div>
              <dt className={styles.label}>
                <FormattedMessage id="market.rank.volume" />
              </dt>
              <dd className={styles.value}>
                <Volume of={shown} />
              </dd>
            </div>
          </dl>
          <Tabs
            label={formatMessage({ id: 'market.creator.parts' })}
            value={view.tab}
            onValueChange={(tab) => show({ tab })}
            tabs={TABS.map((tab) => ({
              value: tab,
              label: formatMessage({ id: `market.creator.tab.${tab}` }),
              href: addressOf({ tab }),
              children: TAB_PARTS[tab](),
            }))}
          />
          <FreshnessLine of={freshness} />
        </MarketFrame>
      )}
    </Loaded>
  );
}

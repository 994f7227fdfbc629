import type { PageArgs, PageHead } from '@mortar/host';
import { createLoader, isUnknown, Loaded } from '@mortar/remote-kit';
import { cutTitle } from '@mortar/ui/format';
import { useIntl } from 'react-intl';
import { collection, collectionIdOf } from '#entities/collection';
import { Star } from '#entities/favourite';
import { FreshnessLine } from '#entities/overview';
import { Cart, CollectionActions } from '#features/trade';
import { VerifiedMark, WarningBadges } from '#entities/warnings';
import { ReportButton } from '#features/report';
import { Art } from '../../lib/art.tsx';
import { isReturnTo } from '../../lib/kept-pages.ts';
import { MarketFrame } from '../../lib/market-frame.tsx';
import { WayBack } from '../../lib/way-back.tsx';
import { notFound } from '../../lib/not-found.ts';
import { PendingPage } from '../../lib/pending-page.tsx';
import { Figures } from './figures.tsx';
import { Followed } from './live-items.tsx';
import { Makers } from './makers.tsx';
import { opened } from './model.ts';
import { OwnWords } from './own-words.tsx';
import styles from './page.module.css';
import { Parts } from './parts.tsx';
import { readView } from './view.ts';

const read = createLoader(opened, ({ params, url }) => ({
  id: collectionIdOf(params['id'] ?? '')!,
  view: readView(url.search),
  isReturn: isReturnTo(url),
}));

/** Reads what the address asks for; the collection's name is the title. */
export async function loader(args: PageArgs): Promise<PageHead | null> {
  if (!collectionIdOf(args.params['id'] ?? '')) throw notFound();
  await read(args);
  if (isUnknown(args.scope.getState(collection.$failure))) throw notFound();
  const name = args.scope.getState(collection.$data)?.collection.name;
  const title = name && `${cutTitle(name)} · Mortar`;
  return title ? { title: { en: title, 'zh-HK': title } } : null;
}

/** `/market/collections/<id>`: what a collection is, its figures, its items and what happened in it. */
export function Page() {
  const { formatMessage } = useIntl();
  return (
    <Loaded
      of={collection}
      failed={formatMessage({ id: 'market.collection.failed' })}
      gone={{
        title: formatMessage({ id: 'market.collection.gone' }),
        back: { to: '/market', label: formatMessage({ id: 'market.nav.home' }) },
      }}
      headingLevel={1}
      pending={<PendingPage of="collection" />}
    >
      {({ collection: shown, freshness }) => (
        <MarketFrame
          back={<WayBack to="/market" titleId="market.title" />}
          media={
            <span className={styles.picture}>
              <Art of={shown.picture} seed={shown.id} size="small" />
            </span>
          }
          title={
            <>
              <bdi>{shown.name}</bdi> {shown.isVerified && <VerifiedMark />}
            </>
          }
          lede={<Makers of={shown} />}
        >
          <Followed key={shown.id} id={shown.id} />
          <div className={styles.tools}>
            <CollectionActions of={shown} />
            <Star id={shown.id} name={shown.name} place="page" />
            <ReportButton id={shown.id} />
            <WarningBadges id={shown.id} />
          </div>
          <OwnWords of={shown} />
          <div className={styles.sums}>
            <Figures of={shown} freshness={freshness} />
            <FreshnessLine of={freshness} />
          </div>
          <Parts of={shown} />
          <Cart />
        </MarketFrame>
      )}
    </Loaded>
  );
}

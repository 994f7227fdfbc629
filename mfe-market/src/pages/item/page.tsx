import type { PageArgs, PageHead } from '@mortar/host';
import { createLoader, isUnknown, Loaded } from '@mortar/remote-kit';
import { cutTitle } from '@mortar/ui/format';
import { useIntl } from 'react-intl';
import { itemPartsOf } from '#entities/collection';
import { notFound } from '../../lib/not-found.ts';
import { PendingPage } from '../../lib/pending-page.tsx';
import { tokenName } from '../../lib/token-name.ts';
import { MarketNav } from '../../lib/market-nav.tsx';
import { ItemView } from './item-view.tsx';
import { item, opened } from './model.ts';

const read = createLoader(opened, ({ params }) => {
  const id = (params['id'] ?? '').toLowerCase();
  return { id, ...itemPartsOf(id)! };
});

/** Reads an item; its name is the title. */
export async function loader(args: PageArgs): Promise<PageHead | null> {
  if (!itemPartsOf(args.params['id'] ?? '')) throw notFound();
  await read(args);
  if (isUnknown(args.scope.getState(item.$failure))) throw notFound();
  const shown = args.scope.getState(item.$data);
  if (shown && !shown.item) throw notFound();
  const title = shown?.item && `${cutTitle(tokenName(shown.item.name, shown.item.tokenId))} · Mortar`;
  return title ? { title: { en: title, 'zh-HK': title } } : null;
}

/** `/market/items/<id>`: what an item is, what it costs, who offers what for it, and what happened to it. */
export function Page() {
  const { formatMessage } = useIntl();
  return (
    <Loaded
      of={item}
      failed={formatMessage({ id: 'market.item.failed' })}
      gone={{ title: formatMessage({ id: 'market.item.gone' }), back: { to: '/market', label: formatMessage({ id: 'market.nav.home' }) } }}
      headingLevel={1}
      pending={<PendingPage of="item" />}
    >
      {({ item: shown }) =>
        shown ? (
          <>
            <MarketNav />
            <ItemView key={shown.id} of={shown} />
          </>
        ) : null
      }
    </Loaded>
  );
}

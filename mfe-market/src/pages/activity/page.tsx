import { createLoader, Paged } from '@mortar/remote-kit';
import { Button, EmptyState, Skeleton } from '@mortar/ui';
import { Chip } from '@mortar/ui/data';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { EventTable, KindChips, LivePill } from '#entities/market';
import { SearchFrame } from '#features/search';
import { isSame } from '../../lib/is-same.ts';
import { isReturnTo } from '../../lib/kept-pages.ts';
import toolbar from '../../lib/toolbar.module.css';
import { useAddress } from '../../lib/use-address.ts';
import { events, opened } from './model.ts';
import { questionOf, readView, searchOfView } from './view.ts';

export const loader = createLoader(opened, ({ url }) => ({ view: readView(url.search), isReturn: isReturnTo(url) }));

/** `/market/activity`: what happens on all chains, the latest first; what is new waits until somebody wants it. */
export function Page() {
  const { formatMessage } = useIntl();
  const { view, show } = useAddress(readView, searchOfView);
  const { question, data } = useUnit({ question: events.list.$question, data: events.list.pages.$data });
  const isFiltered = view.kinds.length > 0 || view.collection !== null;
  const pending = <Skeleton shape="text" lines={10} />;
  const name = data?.items.find(({ collection }) => collection.id === view.collection)?.collection.name;
  return (
    <SearchFrame title={<FormattedMessage id="market.feed.title" />} lede={<FormattedMessage id="market.feed.lede" />}>
      <div className={toolbar.chips}>
        <KindChips value={view.kinds} onChange={(kinds) => show({ kinds })} />
        {view.collection !== null && (
          <Chip removeLabel={formatMessage({ id: 'market.feed.whole' })} onRemove={() => show({ collection: null })}>
            <bdi>{name ?? formatMessage({ id: 'market.feed.one' })}</bdi>
          </Chip>
        )}
      </div>
      <LivePill of={events} />
      <Paged
        endless
        of={events.list.pages}
        is={() => question !== null && isSame(question, questionOf(view))}
        failed={formatMessage({ id: 'market.activity.failed' })}
        headingLevel={2}
        pending={pending}
        empty={() => (
          <EmptyState
            headingLevel={2}
            kind={isFiltered ? 'filtered' : 'nothing'}
            title={formatMessage({ id: isFiltered ? 'market.activity.filtered' : 'market.activity.none' })}
            action={
              isFiltered && (
                <Button onClick={() => show({ kinds: [], collection: null })}>
                  <FormattedMessage id="market.feed.all" />
                </Button>
              )
            }
          />
        )}
      >
        {({ items }) => <EventTable items={items} caption={formatMessage({ id: 'market.feed.title' })} />}
      </Paged>
    </SearchFrame>
  );
}

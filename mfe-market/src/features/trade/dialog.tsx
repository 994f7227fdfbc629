import { Dialog } from '@mortar/ui/overlay';
import { useUnit } from 'effector-react';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TokenTitle } from './token-title.tsx';
import { $isWorking } from './model.ts';
import { StageView } from './stage-view.tsx';
import { Traits } from './trait-choice.tsx';
import { $isOpen, begun, closed, isSale, itemsOf, type ItemWish, type OrderWish, type Wish } from './wish.ts';

/** What a wish that is about no single item is about. */
function aboutOf(wish: Exclude<Wish, ItemWish | OrderWish>) {
  switch (wish.kind) {
    case 'listMany':
      return { count: wish.items.length };
    case 'buyMany':
      return { count: wish.lines.length };
    case 'cancelMany':
      return { options: wish.options.length, offers: wish.offers.length };
    case 'offerAny':
    case 'retractAny':
    case 'choose':
      return { name: <bdi>{wish.collection.name}</bdi> };
    case 'revoke':
      return { name: <bdi>{wish.name}</bdi>, operator: wish.operator };
    case 'disallow':
      return { symbol: <bdi>{wish.symbol}</bdi> };
    default:
      return {};
  }
}

/** The dialog in which something is traded: its price, what it will do, and how far it is. Nobody leaves it half done by accident. */
export function Shown({ wish }: { wish: Wish }) {
  const { formatMessage } = useIntl();
  const { isOpen, isWorking, close, begin } = useUnit({ isOpen: $isOpen, isWorking: $isWorking, close: closed, begin: begun });
  // The wish of a closed dialog stays for its transition, and what is under way goes on: neither is begun by the page that comes next.
  const start = useEffectEvent((wanted: Wish) => void (isWorking || begin(wanted)));
  useLayoutEffect(() => {
    if (isOpen) start(wish);
  }, [isOpen, wish]);
  const leave = useEffectEvent(() => void (isWorking || close()));
  useEffect(() => () => leave(), []);
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      dismissible={!isWorking}
      closable={!isWorking}
      title={formatMessage({ id: `market.trade.title.${wish.kind}` })}
      description={
        'item' in wish || 'order' in wish ? (
          <TokenTitle of={itemsOf(wish)[0]!} />
        ) : (
          <FormattedMessage id={`market.trade.about.${wish.kind}`} values={aboutOf(wish)} />
        )
      }
      closeLabel={formatMessage({ id: 'market.trade.close' })}
    >
      {wish.kind === 'offerAny' && <Traits collection={wish.collection.id} />}
      <StageView key={isSale(wish) ? 'sale' : wish.kind} wish={wish} />
    </Dialog>
  );
}

import { Button, IconButton } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { chainOf, itemPath, usePrices } from '#entities/collection';
import type { CartLine } from '../wish.ts';
import { AmountText } from '../../../lib/amount-text.tsx';
import { Thumbnail } from '../../../lib/thumbnail.tsx';
import { tokenName } from '../../../lib/token-name.ts';
import styles from './cart.module.css';
import { added, removed, type Stand } from './model.ts';

/** Items of the cart; what was sold, cancelled or costs something else by now says so. */
export function CartLines({ of, stands }: { of: readonly CartLine[]; stands: Record<string, Stand> }) {
  return (
    <ul className={styles.lines}>
      {of.map((line) => (
        <LineView key={line.hash} line={line} stand={stands[line.hash]} />
      ))}
    </ul>
  );
}

function LineView({ line, stand }: { line: CartLine; stand: Stand | undefined }) {
  const { formatMessage } = useIntl();
  const remove = useUnit(removed);
  const priceOf = usePrices(chainOf(line.id));
  const name = tokenName(line.name, line.tokenId);
  const isGone = stand !== undefined && stand.state !== 'live';
  return (
    <li className={styles.line} data-gone={isGone || undefined}>
      <Thumbnail of={line.picture} name={name} />
      <span className={styles.words}>
        <Link to={itemPath(line.id)} className={styles.name}>
          <bdi>{name}</bdi>
        </Link>
        <span className={styles.price}>
          <AmountText of={priceOf(line.price, line.currency)} />
        </span>
        {isGone && <Gone line={line} stand={stand} />}
      </span>
      <IconButton icon="close" label={formatMessage({ id: 'market.cart.remove.of' }, { name })} onClick={() => remove(line.hash)} />
    </li>
  );
}

/** What became of it, and the price at which it can be bought instead. */
function Gone({ line, stand: { state, instead } }: { line: CartLine; stand: Stand }) {
  const add = useUnit(added);
  const priceOf = usePrices(chainOf(line.id));
  if (!instead)
    return (
      <span className={styles.gone}>
        <FormattedMessage id={`market.cart.gone.${state}`} />
      </span>
    );
  const { price, currency } = instead.option;
  return (
    <>
      <span className={styles.gone}>
        <FormattedMessage id="market.cart.changed" values={{ price: <AmountText key="price" of={priceOf(price, currency)} /> }} />
      </span>
      <Button onClick={() => add([{ ...line, hash: instead.hash, price, currency }])}>
        <FormattedMessage id="market.cart.take" />
      </Button>
    </>
  );
}

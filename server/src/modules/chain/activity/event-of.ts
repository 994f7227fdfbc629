import type { MarketEvent } from '@mortar/protocol/market';
import { amountIn } from '../currencies.ts';
import { isFinal } from '../finality.ts';
import { collectionId } from '../ids.ts';
import type { ChainMarket } from '../markets.ts';
import { namedOf, type NamedRow } from '../metadata/shown.ts';
import { collectionName } from '../own-collections.ts';
import type { FactRow } from './find-facts.ts';
import type { SignedRow } from './find-signed.ts';

type Subject = NamedRow & { collection: string; collection_name: string | null; token_id: string | null };

function subjectOf(market: ChainMarket, row: Subject): Pick<MarketEvent, 'chain' | 'collection' | 'item'> {
  const { collection, collection_name: name, token_id: tokenId } = row;
  const chain = market.deployment.chainId;
  const id = collectionId(chain, collection);
  const shown = namedOf(row);
  const cover = tokenId === null && shown.picture ? { picture: shown.picture } : {};
  return {
    chain,
    collection: { id, name: collectionName(market.deployment, collection, name), ...cover },
    item: tokenId === null ? null : { id: `${id}-${tokenId}`, tokenId, ...shown },
  };
}

const timeOf = (text: string) => new Date(text).toISOString();

/** What a chain told, as the wire has it. @param head the last block that was read */
export async function eventOfFact(market: ChainMarket, row: FactRow, head: number): Promise<MarketEvent> {
  const { kind, block, log_index: index, sub, quantity, from_address: from, to_address: to, price, currency, transaction, mask } = row;
  const subject = subjectOf(market, row);
  return {
    id: `${subject.chain}-${block}-${index}-${sub}-${transaction}`,
    kind,
    ...subject,
    quantity,
    from,
    to,
    price: price === null || currency === null ? null : await amountIn(market.currencyOf, currency, price),
    transaction,
    block,
    isFinal: isFinal(subject.chain, block, head),
    isClean: kind === 'sale' ? mask === null : null,
    at: timeOf(row.at),
  };
}

/** What somebody signed, as the wire has it. */
export async function eventOfSigned(market: ChainMarket, row: SignedRow): Promise<MarketEvent> {
  const { kind, hash, quantity, signer, price, currency, at } = row;
  return {
    id: hash,
    kind,
    ...subjectOf(market, row),
    quantity,
    from: signer,
    to: null,
    price: await amountIn(market.currencyOf, currency, price),
    transaction: null,
    block: null,
    isFinal: null,
    isClean: null,
    at: timeOf(at),
  };
}

import { optionOf } from '@mortar/chain/orders';
import { acceptCall, cancelOffersCall, type Call } from '@mortar/chain/trade';
import type { Output, Params, Query } from '@mortar/protocol';
import type { acceptOffer, cancelOffer, ListedOffer } from '@mortar/protocol/market';
import type * as schemas from '@mortar/protocol/market/schemas';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import { NOBODY } from '../address.ts';
import type { Markets } from '../markets.ts';
import { unitsHeldBy } from '../balances/repository.ts';
import { answerOf } from '../unreachable.ts';
import { boundOn, type WalletsOf } from '../wallets.ts';
import { bidOf, type OfferRow } from './rows.ts';
import { offers, wantedTokens } from './tables.ts';

interface Deps {
  db: Db;
  markets: Markets;
  walletsOf: WalletsOf;
  /** An offer as it stands now, with the path from a token to the root that it names. */
  offerAs(chain: number, hash: string, token: string): Promise<ListedOffer | undefined>;
}

const transactionOf = ({ to, data, value }: Call) => ({ to: to.toLowerCase(), data, value: String(value) });
/** The exchange's own word for why not (spec §8). */
const refused = (...names: string[]) => new AppError('optionRefused', { data: [names] });

/** Tells what wallets send to take offers and to take them back. */
export function createOfferPreparation({ db, markets, walletsOf, offerAs }: Deps) {
  async function rowOf(id: string): Promise<{ chain: number; row: OfferRow; exchange: `0x${string}` }> {
    const place = id.indexOf('-');
    const [chain, hash] = [Number(id.slice(0, place)), id.slice(place + 1).toLowerCase()];
    const { deployment } = markets.of(chain);
    const [row] = await db
      .select()
      .from(offers)
      .where(and(eq(offers.chainId, chain), eq(offers.hash, hash)));
    if (!row) throw new AppError('notFound', { status: 200 });
    return { chain, row, exchange: deployment.exchange as `0x${string}` };
  }
  /** Why the exchange would refuse the offer itself, asked now. @throws AppError `chainUnreachable` */
  async function faultsOf(chain: number, row: OfferRow): Promise<string[]> {
    const [look] = await answerOf(markets.of(chain).exchange.lookAtOffers([{ option: optionOf(row), offer: bidOf(row) }]));
    return look!.faults;
  }
  /** Whether a token is among those that an offer names. */
  const isWanted = async ({ chainId, hash }: OfferRow, token: string): Promise<boolean> =>
    (await db.$count(wantedTokens, and(eq(wantedTokens.chainId, chainId), eq(wantedTokens.hash, hash), eq(wantedTokens.tokenId, token)))) >
    0;
  async function ownWallet(chain: number, userId: number): Promise<string> {
    const wallet = await boundOn(markets.of(chain), walletsOf, userId);
    if (wallet === '') throw refused('ZeroAddress');
    return wallet;
  }

  return {
    /** @throws AppError `optionRefused` with the exchange's word, `notFound` */
    async accept(
      userId: number,
      { id }: Params<typeof schemas.acceptOffer>,
      { token, units = '1' }: Query<typeof schemas.acceptOffer>,
    ): Promise<Output<typeof acceptOffer>> {
      const { chain, row, exchange } = await rowOf(id);
      const wallet = await ownWallet(chain, userId);
      const isForOption = row.signer !== NOBODY;
      if (wallet === row.bidder || (isForOption && wallet !== row.signer)) throw refused('AddressMismatch');
      const offer = (await offerAs(chain, row.hash, token))!;
      const isForAll = !isForOption && row.tokenId === '0';
      if (isForOption ? token !== row.tokenId : !isForAll && !(await isWanted(row, token))) throw refused('HashValueMismatch');
      if (BigInt(units) < 1n || BigInt(units) > BigInt(row.amount)) throw refused('InvalidAmount');
      if ((await unitsHeldBy(db, { chain, collection: row.collection, token, owner: wallet })) < BigInt(units))
        throw refused('InsufficientAmount');
      const faults = await faultsOf(chain, row);
      if (faults.length > 0) throw refused(...faults);
      const transaction = transactionOf(acceptCall(exchange, offer, BigInt(token), BigInt(units)));
      return { offer, transaction, freshness: await markets.freshness(chain) };
    },

    /** @throws AppError `optionRefused` with the exchange's word, `notFound` */
    async cancel(userId: number, { id }: Params<typeof schemas.cancelOffer>): Promise<Output<typeof cancelOffer>> {
      const { chain, row, exchange } = await rowOf(id);
      if ((await ownWallet(chain, userId)) !== row.bidder) throw refused('AddressMismatch');
      const offer = (await offerAs(chain, row.hash, row.tokenId))!;
      // One that is closed for now may open again, and can be taken back.
      if (offer.state === 'traded' || offer.state === 'cancelled' || offer.state === 'expired') throw refused('InvalidOffer');
      return { offer, transaction: transactionOf(cancelOffersCall(exchange, [offer.offer])), freshness: await markets.freshness(chain) };
    },
  };
}

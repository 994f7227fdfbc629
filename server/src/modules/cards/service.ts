import type { Output } from '@mortar/protocol';
import type { buySwapCard, Card, CardPrices, Cards } from '@mortar/protocol/cards';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Clock } from '../../lib/clock.ts';
import { hongKongDay } from '../../lib/hong-kong.ts';
import { available, BURN, CARD_UNITS, ISSUER, LedgerRefusal, transfer, type BricksType, type Ledger } from '../ledger/index.ts';
import { costOf, NONE, PER_DAY, priceList, priceVersion } from './prices.ts';
import { cardDaysOf } from './repository.ts';

export interface CardsDeps {
  db: Db;
  clock: Clock;
  ledger: Pick<Ledger, 'post' | 'cards' | 'balances' | 'idOf'>;
}

/** What somebody buys. */
export interface Purchase {
  userId: number;
  card: Card;
  /** 1 to 5. */
  num: number;
  /** Of the prices that they saw. */
  pricever: string;
  brickstype: number;
}

/** A card that is played: the key names the play, so that it burns one card however often it is asked for. */
export interface Played {
  userId: number;
  card: Card;
  key: string;
  /** Where, such as the run's id. */
  ref?: string;
}

/** @throws AppError in the place of the ledger's own refusal */
function tooFew(error: unknown): never {
  if (error instanceof LedgerRefusal && error.reason === 'insufficient') throw new AppError('insufficientBricks', { cause: error });
  throw error;
}

/** Cards of the quiz: units of the ledger that are bought with bricks, which are burnt, and burnt themselves when they are played. */
export function createCards({ db, clock, ledger }: CardsDeps) {
  let revivalAsked: (tx: Db, userId: number) => Promise<void> = async () => {};
  const today = () => hongKongDay(clock.now());

  /** What cards cost somebody now. @param userId null for a visitor */
  async function prices(userId: number | null, tx: Db = db): Promise<CardPrices> {
    const day = today();
    return priceList(day, userId === null ? NONE : await cardDaysOf(tx).bought(userId, day));
  }

  return {
    /** How many of each kind a person has. */
    held: (tx: Db, userId: number): Promise<Cards> => ledger.cards(tx, userId),

    /** What has to happen first, in the transaction of whoever buys a revival card. */
    beforeRevival(work: (tx: Db, userId: number) => Promise<void>): void {
      revivalAsked = work;
    },

    prices,

    /** @throws AppError `dailyLimit`, `priceChanged`, `insufficientBricks`; nothing is bought then */
    async buy(tx: Db, { userId, card, num, pricever, brickstype }: Purchase): Promise<Output<typeof buySwapCard>> {
      if (card === 'revival') await revivalAsked(tx, userId);
      await cardDaysOf(tx).hold(userId);
      const day = today();
      const before = await cardDaysOf(tx).bought(userId, day);
      const bought = before[card] + num;
      if (bought > PER_DAY) throw new AppError('dailyLimit');
      if (pricever !== priceVersion(day, before)) throw new AppError('priceChanged', { data: priceList(day, before) });
      const cost = costOf(card, num, before[card], brickstype);
      const key = `card:${userId}:${day}:${card}:${bought}`;
      const paid = transfer(available(userId), BURN, brickstype as BricksType, cost);
      const lines = [...paid, ...transfer(ISSUER, available(userId), CARD_UNITS[card], num)];
      await ledger.post(tx, { key, kind: 'card', ref: card, lines }).catch(tooFew);
      await cardDaysOf(tx).note(userId, day, card, bought);
      return {
        card,
        cards: (await ledger.cards(tx, userId))[card],
        bricks: await ledger.balances(userId, tx),
        txid: String(await ledger.idOf(tx, key)),
        pricever: priceVersion(day, { ...before, [card]: bought }),
      };
    },

    /** What the next card of a kind costs in the main coin. */
    async price(tx: Db, userId: number, card: Card): Promise<{ brickstype: number; price: number; pricever: string }> {
      const { pricever, list } = await prices(userId, tx);
      const { brickstype, price } = list.find((entry) => entry.card === card)!;
      return { brickstype, price, pricever };
    },

    /** Plays a card. @returns false when there is none; the caller's transaction goes on */
    async burn(tx: Db, { userId, card, key, ref = '' }: Played): Promise<boolean> {
      await cardDaysOf(tx).hold(userId);
      if ((await ledger.cards(tx, userId))[card] === 0 && (await ledger.idOf(tx, key)) === undefined) return false;
      const lines = transfer(available(userId), BURN, CARD_UNITS[card], 1);
      await ledger.post(tx, { key, kind: 'cardPlayed', ref, lines });
      return true;
    },

    /** Gives cards for nothing, once per key. */
    async grant(tx: Db, { userId, card, num, key, ref = '' }: Played & { num: number }): Promise<void> {
      const lines = transfer(ISSUER, available(userId), CARD_UNITS[card], num);
      await ledger.post(tx, { key, kind: 'cardGranted', ref, lines });
    },
  };
}

export type CardService = ReturnType<typeof createCards>;

import { optionOf, wantedOf, type Look, type Wanted } from '@mortar/chain/orders';
import type { Input, Output } from '@mortar/protocol';
import type { addOffer, addOptions, Option } from '@mortar/protocol/market';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Markets } from '../markets.ts';
import { cursorOf } from '../sync/index.ts';
import { answerOf } from '../unreachable.ts';
import { findAnswered } from './answers.ts';
import { signedOf } from './repository.ts';
import { bidOf, bulkOf, type OfferRow, type OptionRow } from './rows.ts';
import type { Change } from './watch.ts';

export interface SignedServiceDeps {
  db: Db;
  clock: Clock;
  markets: Markets;
  tell(chain: number, changes: readonly Change[]): Promise<void>;
}

/** A number of 256 bits, which the pattern alone doesn't hold to. */
const LIMIT = 2n ** 256n;
/** A signature of nobody: the contract takes an option that its signer sells by in person without one. */
const NO_HASH = `0x${'0'.repeat(64)}`;

/** So often something signed is looked at, where the chain is read on each time. */
const LOOKS = 3;

/** Takes signed options and offers that the exchange would trade by now. */
export function createSignedService({ db, clock, markets, tell }: SignedServiceDeps) {
  const fresh = (chainId: number) => {
    const at = new Date(clock.now());
    return { chainId, hash: '', faults: [], touched: 0, checked: 0, checkedAt: at, addedAt: at };
  };
  type Terms = Omit<Option, 'v' | 'r' | 's' | 'bulk'>;
  function termsOf(terms: Terms): Terms {
    const { tokenId, amount, nonce, startTime, endTime, price, royaltyRate } = terms;
    if ([tokenId, amount, nonce, startTime, endTime, price, royaltyRate].some((value) => BigInt(value) >= LIMIT))
      throw new AppError('validation');
    const lower = (text: string) => text.toLowerCase();
    const { channel, collection, signer, currency } = terms;
    return {
      ...terms,
      channel: lower(channel),
      collection: lower(collection),
      signer: lower(signer),
      currency: lower(currency),
    };
  }
  /** An offer for some tokens names their root, and nobody could sell to it who doesn't know them. */
  function checkedWanted({ signer, tokenId }: Terms, tokens: readonly string[]): Wanted | undefined {
    const wanted = tokens.length > 0 ? wantedOf(tokens) : undefined;
    const root = BigInt(signer) === 0n ? BigInt(tokenId) : 0n;
    if (root !== (wanted?.root ?? 0n)) throw new AppError('optionRefused', { data: [['HashValueMismatch']] });
    return wanted;
  }
  async function checkRead(chain: number, collections: readonly string[]): Promise<void> {
    for (const collection of new Set(collections))
      if (!(await markets.isRead(chain, collection))) throw new AppError('notFound', { status: 200 });
  }
  async function looked(ask: Promise<Look[]>): Promise<Look[]> {
    const looks = await answerOf(ask);
    const faults = looks.map((look) => look.faults);
    if (faults.some(({ length }) => length > 0)) throw new AppError('optionRefused', { data: faults });
    return looks;
  }
  /**
   * Looks, and keeps what was found. What the chain told of between the two could not be marked yet: so it is looked at again, and
   * in the end kept as marked, for the next look at the chain to tell whether it is live. @returns whether it is
   */
  async function keep<Found>(
    chain: number,
    look: () => Promise<Found>,
    add: (tx: Db, found: Found, touched: number) => Promise<void>,
  ): Promise<[Found, boolean]> {
    for (let left = LOOKS; ; left -= 1) {
      const seen = await cursorOf(db, chain).find();
      const found = await look();
      const isSame = await db.transaction(async (tx) => {
        const isSame = (await cursorOf(tx, chain).hold())?.hash === seen?.hash;
        if (isSame || left === 1) await add(tx, found, isSame ? 0 : 1);
        return isSame;
      });
      if (isSame || left === 1) return [found, isSame];
    }
  }

  return {
    async addOptions({ chain, options }: Input<typeof addOptions>): Promise<Output<typeof addOptions>> {
      const { exchange } = markets.of(chain);
      const rows = options.map(({ bulk, v, r, s, ...terms }): OptionRow => {
        const signature = { v, r: r.toLowerCase(), s: s.toLowerCase() };
        const answers = null;
        return { ...fresh(chain), ...termsOf(terms), ...signature, bulkIndex: bulk?.index ?? 0, bulkPath: bulk?.path ?? [], answers };
      });
      await checkRead(
        chain,
        rows.map(({ collection }) => collection),
      );
      const look = async () => {
        const looks = await looked(exchange.lookAtOptions(rows.map((row) => ({ option: optionOf(row), bulk: bulkOf(row) }))));
        const answered = await findAnswered(
          db,
          chain,
          rows.map(({ nonce }) => nonce),
        );
        return rows.map((row, index) => ({ ...row, hash: looks[index]!.hash, answers: answered.get(row.nonce) ?? null }));
      };
      const [hashed, isLive] = await keep(chain, look, async (tx, found, touched) => {
        for (const row of found) await signedOf(tx, chain).addOption({ ...row, touched });
      });
      await tell(
        chain,
        hashed.map(({ hash, collection, tokenId }) => ({ kind: 'option', hash, collection, tokenId, isLive })),
      );
      return { hashes: hashed.map(({ hash }) => hash) };
    },

    async addOffer({ chain, option, offer, wanted: tokens = [] }: Input<typeof addOffer>): Promise<Output<typeof addOffer>> {
      const { exchange } = markets.of(chain);
      const { bidder, price, expireTime, v, r, s } = offer;
      if ([price, expireTime, ...tokens].some((value) => BigInt(value) >= LIMIT)) throw new AppError('validation');
      const wanted = checkedWanted(option, tokens);
      const draft: OfferRow = {
        ...fresh(chain),
        ...termsOf(option),
        v,
        r: r.toLowerCase(),
        s: s.toLowerCase(),
        optionHash: NO_HASH,
        bidder: bidder.toLowerCase(),
        offered: price,
        expireTime,
      };
      await checkRead(chain, [draft.collection]);
      const [unsigned] = await answerOf(exchange.lookAtOptions([{ option: optionOf(draft), bulk: { index: 0n, path: [] } }]));
      const row = { ...draft, optionHash: unsigned!.hash };
      const look = async () => (await looked(exchange.lookAtOffers([{ option: optionOf(row), offer: bidOf(row) }])))[0]!;
      const [{ hash }, isLive] = await keep(chain, look, (tx, found, touched) =>
        signedOf(tx, chain).addOffer({ ...row, hash: found.hash, touched }, wanted),
      );
      await tell(chain, [{ kind: 'offer', hash, collection: row.collection, tokenId: row.tokenId, isLive }]);
      return { hash };
    },
  };
}

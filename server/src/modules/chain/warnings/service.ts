import type { CollectionTerms } from '@mortar/chain/collections';
import type { Output } from '@mortar/protocol';
import type { findWarnings, getWarnings, Warning } from '@mortar/protocol/market';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { keptLine } from '../../../lib/kept-text.ts';
import { lookAlikes } from '../../../lib/look-alike.ts';
import { collectionId, partsOf } from '../ids.ts';
import type { Markets } from '../markets.ts';
import { OWN } from '../own-collections.ts';
import { standingsOf } from '../standings/repository.ts';
import { findFacts, type FactsRow } from './queries.ts';

const DAY_MS = 24 * 3600 * 1000;
const YOUNG_MS = 7 * DAY_MS;
const MONTH_MS = 30 * DAY_MS;
const FEW_OWNERS = 10;
/** Near the most that a drop may take, 10 % (`MAX_ROYALTY` of `contracts/src/drops/DropBase.sol`), in hundredths of a percent. */
const HIGH_ROYALTY = 750;
/** Names of the platform's own collections, which nobody verifies and nobody may pass themselves off as. */
const OWN_NAMES = ['Mortar', OWN.names, OWN.boxes];

export interface WarningsDeps {
  db: Db;
  clock: Clock;
  markets: Markets;
  /** What a contract says of itself now; undefined where its chain's server is away. */
  readTerms(chain: number, contract: string): Promise<CollectionTerms | undefined>;
}

/** A name with each character that nobody sees spelt out, such as `Kiln[U+202E]`; null where it has none. */
function spelt(name: string | null): string | null {
  if (name === null || [...name].every((sign) => sign === ' ' || keptLine(sign) === sign.normalize('NFC'))) return null;
  const signs = [...name].map((sign) => {
    if (sign === ' ' || keptLine(sign) === sign.normalize('NFC')) return sign;
    return `[U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}]`;
  });
  return signs.join('').slice(0, 200);
}

const percent = (bps: number): string => String(bps / 100);

function ofRoyalty(now: number | null, royalties: readonly number[]): Warning[] {
  const last = now ?? royalties[0] ?? 0;
  const before = royalties.slice(1);
  const wasLower = before.some((bps) => bps < last);
  return [
    ...(last >= HIGH_ROYALTY ? [{ kind: 'royalty' as const, value: percent(last) }] : []),
    ...(wasLower ? [{ kind: 'royaltyRaised' as const, value: percent(last) }] : []),
  ];
}

function ofAge({ created, owners }: FactsRow, now: number): Warning[] {
  const at = created === null ? undefined : new Date(created);
  return [
    ...(at && now - at.getTime() < YOUNG_MS ? [{ kind: 'young' as const, value: at.toISOString() }] : []),
    ...(owners < FEW_OWNERS ? [{ kind: 'fewOwners' as const, value: String(owners) }] : []),
  ];
}

interface Judged {
  name: string | null;
  isVerified: boolean;
  isHidden: boolean;
  warnings: Warning[];
}

const HIDDEN: Warning = { kind: 'hidden', value: '' };
const HIDDEN_ITEM: Warning = { kind: 'hiddenItem', value: '' };

/** What somebody should know of collections and items before they buy, the worst first. */
export function createWarnings({ db, clock, markets, readTerms }: WarningsDeps) {
  const standings = standingsOf(db);

  async function takenFor(chainId: number, collection: string, name: string): Promise<string | null> {
    const verified = await standings.verified();
    const others = verified.filter((one) => one.chainId !== chainId || one.collection !== collection);
    return lookAlikes([...OWN_NAMES, ...others.map((one) => one.name)])(name);
  }

  /** A collection, without what is to be known of its items. */
  async function judge(chain: number, collection: string): Promise<Judged> {
    const { deployment } = markets.of(chain);
    if (!(await markets.isRead(chain, collection))) throw new AppError('notFound', { status: 200 });
    const { isVerified, isHidden } = await standings.read(collectionId(chain, collection));
    if (collection === deployment.names || collection === deployment.boxes) return { name: null, isVerified: true, isHidden, warnings: [] };
    const now = clock.now();
    const [[facts], terms] = await Promise.all([
      findFacts(db, [chain, collection, new Date(now - MONTH_MS).toISOString(), FEW_OWNERS]),
      readTerms(chain, collection),
    ]);
    const taken = isVerified || !facts?.name ? null : await takenFor(chain, collection, facts.name);
    const invisible = spelt(terms?.name ?? null);
    const warnings: Warning[] = [
      ...(taken === null ? [] : [{ kind: 'lookalike' as const, value: taken }]),
      ...(invisible === null ? [] : [{ kind: 'invisible' as const, value: invisible }]),
      ...(facts!.stuck ? [{ kind: 'noTransfer' as const, value: '' }] : []),
      ...ofRoyalty(terms?.royaltyBps ?? null, facts!.royalties),
      ...(terms?.isFrozen === false ? [{ kind: 'unfrozen' as const, value: '' }] : []),
      ...ofAge(facts!, now),
    ];
    return { name: facts!.name ?? keptLine(terms?.name ?? ''), isVerified, isHidden, warnings };
  }

  /** What several ask for at once is looked up once. */
  async function of(id: string, judged: Map<string, Promise<Judged>>) {
    const { chain, collection, tokenId } = partsOf(id);
    const key = collectionId(chain, collection);
    const whole = judged.get(key) ?? judge(chain, collection);
    judged.set(key, whole);
    const [{ name, isVerified, isHidden, warnings }, ofItem] = await Promise.all([
      whole,
      tokenId === '' ? undefined : standings.read(`${key}-${tokenId}`),
    ]);
    const hidden = [...(isHidden ? [HIDDEN] : []), ...(ofItem?.isHidden ? [HIDDEN_ITEM] : [])];
    return { id, name, isVerified, warnings: [...hidden, ...warnings] };
  }

  return {
    /** @throws AppError `notFound` for a collection that isn't read */
    async get(id: string): Promise<Output<typeof getWarnings>> {
      const { isVerified, warnings } = await of(id, new Map());
      return { isVerified, warnings };
    },
    /** @throws AppError `notFound` where one of them is of a collection that isn't read */
    async find(ids: readonly string[]): Promise<Output<typeof findWarnings>> {
      const judged = new Map<string, Promise<Judged>>();
      return { items: await Promise.all(ids.map((id) => of(id, judged))) };
    },
  };
}

export type Warnings = ReturnType<typeof createWarnings>;

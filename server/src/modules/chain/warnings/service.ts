import type { CollectionTerms } from '@mortar/chain/collections';
import type { Output } from '@mortar/protocol';
import type { getWarnings, Warning } from '@mortar/protocol/market';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import { keptLine } from '../../../lib/kept-text.ts';
import { lookAlikes } from '../../../lib/look-alike.ts';
import { collectionId, partsOf } from '../ids.ts';
import type { Markets } from '../markets.ts';
import { standingsOf } from '../standings/repository.ts';
import { findFacts, type FactsRow } from './queries.ts';

const DAY_MS = 24 * 3600 * 1000;
const YOUNG_MS = 7 * DAY_MS;
const MONTH_MS = 30 * DAY_MS;
const FEW_OWNERS = 10;
/** Near the most that a drop may take, 10 % (`MAX_ROYALTY` of `contracts/src/drops/DropBase.sol`), in hundredths of a percent. */
const HIGH_ROYALTY = 750;
/** Names of the platform's own collections, which nobody verifies and nobody may pass themselves off as. */
const OWN_NAMES = ['Mortar', 'Mortar Names', 'Mortar Mystery Boxes'];

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

/** What somebody should know of a collection before they buy from it, the worst first. */
export function createWarnings({ db, clock, markets, readTerms }: WarningsDeps) {
  async function takenFor(chainId: number, collection: string, name: string): Promise<string | null> {
    const verified = await standingsOf(db).verified();
    const others = verified.filter((one) => one.chainId !== chainId || one.collection !== collection);
    return lookAlikes([...OWN_NAMES, ...others.map((one) => one.name)])(name);
  }

  return async (id: string): Promise<Output<typeof getWarnings>> => {
    const { chain, collection, tokenId } = partsOf(id);
    const { deployment } = markets.of(chain);
    if (!(await markets.isRead(chain, collection))) throw new AppError('notFound', { status: 200 });
    const standings = standingsOf(db);
    const isOwn = collection === deployment.names || collection === deployment.boxes;
    const [{ isVerified, isHidden }, ofItem] = await Promise.all([
      standings.read(collectionId(chain, collection)),
      tokenId === '' ? undefined : standings.read(`${collectionId(chain, collection)}-${tokenId}`),
    ]);
    const hidden: Warning[] = [
      ...(isHidden ? [{ kind: 'hidden' as const, value: '' }] : []),
      ...(ofItem?.isHidden ? [{ kind: 'hiddenItem' as const, value: '' }] : []),
    ];
    if (isOwn) return { isVerified: true, warnings: hidden };
    const now = clock.now();
    const [[facts], terms] = await Promise.all([
      findFacts(db, [chain, collection, new Date(now - MONTH_MS).toISOString(), FEW_OWNERS]),
      readTerms(chain, collection),
    ]);
    const taken = isVerified || !facts?.name ? null : await takenFor(chain, collection, facts.name);
    const invisible = spelt(terms?.name ?? null);
    const warnings: Warning[] = [
      ...hidden,
      ...(taken === null ? [] : [{ kind: 'lookalike' as const, value: taken }]),
      ...(invisible === null ? [] : [{ kind: 'invisible' as const, value: invisible }]),
      ...(facts!.stuck ? [{ kind: 'noTransfer' as const, value: '' }] : []),
      ...ofRoyalty(terms?.royaltyBps ?? null, facts!.royalties),
      ...(terms?.isFrozen === false ? [{ kind: 'unfrozen' as const, value: '' }] : []),
      ...ofAge(facts!, now),
    ];
    return { isVerified, warnings };
  };
}

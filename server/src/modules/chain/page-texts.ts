import { isLoud, oneItemOf } from '@mortar/protocol/market';
import { cutName, inBoth, type PageTexts, type PageTextSource } from '../../core/page-texts.ts';
import { AppError } from '../../lib/app-error.ts';
import { within } from '../../lib/within.ts';
import { itemName } from './first-views.ts';
import { collectionId, idOfPage, partsOf } from './ids.ts';
import type { Markets } from './markets.ts';
import type { Readers } from './readers.ts';
import { warnedSoon } from './warnings/soon.ts';

const PAGE = /^\/market\/(collections|items)\/[^/]+$/;
/** An item's name, its collection's and the site's stand in one title (spec §5). */
const NAME_CHARACTERS = 30;
/** A page waits so long to say more of itself than its route does, ms. */
const MOST_MS = 1000;

interface Deps extends Pick<Readers, 'collections' | 'items' | 'warnings'> {
  markets: Pick<Markets, 'readable'>;
  /** Servers of chains, by their ids. */
  rpc: Readonly<Record<number, string>>;
}

/**
 * What the pages of collections and items say of themselves elsewhere: their names and pictures. One that readers are warned of in full is
 * announced by the words of its route, for a name that imitates another's is worth most where nothing else is shown.
 */
export function marketPageTexts({ collections, items, warnings, markets, rpc }: Deps): PageTextSource {
  const warnedOf = warnedSoon(warnings);

  async function textsOf(id: string): Promise<Partial<PageTexts> | null> {
    const { chain, collection: contract, tokenId } = partsOf(id);
    const of = collectionId(chain, contract);
    const [{ collection }, list, warned] = await Promise.all([
      collections.byId(of),
      tokenId === '' ? undefined : items.list(oneItemOf(of, tokenId)),
      warnedOf(id),
    ]);
    const item = list?.items[0];
    if (list && !item) return null;
    if (!warned || warned.warnings.some(isLoud)) return {};
    const name = (item ? [itemName(item), collection.name] : [collection.name]).map((one) => cutName(one, NAME_CHARACTERS)).join(' · ');
    const description = !item && collection.about?.description;
    const { picture } = item ?? collection;
    return {
      title: inBoth(`${name} · Mortar`),
      ...(description && { description: inBoth(description) }),
      ...(picture && { picture: { path: inBoth(picture.large), width: picture.width, height: picture.height, alt: inBoth(name) } }),
    };
  }

  return async (pathname) => {
    if (!PAGE.test(pathname)) return undefined;
    const id = idOfPage(pathname);
    const chain = id === undefined ? undefined : partsOf(id).chain;
    if (id === undefined || rpc[chain!] === undefined) return null;
    // A chain that was not read yet may hold it.
    if (!(await markets.readable()).includes(chain!)) return undefined;
    const texts = within(MOST_MS, textsOf(id), () => new Error('the database takes its time'));
    return texts.catch((error: unknown) => (error instanceof AppError && error.codeName === 'notFound' ? null : undefined));
  };
}

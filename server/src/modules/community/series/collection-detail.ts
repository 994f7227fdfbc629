import type { CollectionDetail } from '@mortar/protocol/community';
import { AppError } from '../../../lib/app-error.ts';
import type { Glance } from '../../chain/index.ts';
import type { SeriesService } from './service.ts';

/** What a collection is, whichever kind its id names: a series of posts, or one on a chain as the market knows it. */
export const createCollectionDetail =
  ({ series, glance }: { series: Pick<SeriesService, 'detail'>; glance: Pick<Glance, 'wholeCollections'> }) =>
  async (viewer: number, id: string): Promise<CollectionDetail> => {
    if (!id.includes('-')) return series.detail(viewer, id);
    const named = id.toLowerCase();
    const found = (await glance.wholeCollections([named])).get(named);
    if (!found) throw new AppError('notFound', { status: 200 });
    const { name, picture, items, owners, floor, listed, isVerified } = found;
    return { kind: 'nft', id: named, name, image: picture, items, holders: owners, floor, listed, isVerified };
  };

export type CollectionDetails = ReturnType<typeof createCollectionDetail>;

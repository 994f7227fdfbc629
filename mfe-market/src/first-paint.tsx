import { openingsIn } from '@mortar/remote-kit/first-paint';
import en from '../locales/en.json';
import zh from '../locales/zh-HK.json';
import { Opening as CollectionOpening } from './pages/collection/opening.tsx';
import { Opening as HomeOpening } from './pages/home/opening.tsx';
import { Opening as ItemOpening } from './pages/item/opening.tsx';

const opening = openingsIn({ en, 'zh-HK': zh });

/** Rendered when the remote is built; names and pictures come from the server. */
export const firstPaint = {
  home: opening(<HomeOpening />, '/market'),
  collection: opening(<CollectionOpening />, '/market/collections/1'),
  item: opening(<ItemOpening />, '/market/items/1'),
};

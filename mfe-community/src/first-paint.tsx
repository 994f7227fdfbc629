import { openingsIn } from '@mortar/remote-kit/first-paint';
import en from '../locales/en.json';
import zh from '../locales/zh-HK.json';
import { Opening as ArticleOpening } from './pages/article/opening.tsx';
import { Opening as HomeOpening } from './pages/home/opening.tsx';
import { Opening as NewsOpening } from './pages/news/opening.tsx';
import { Opening as PostOpening } from './pages/post/opening.tsx';

const opening = openingsIn({ en, 'zh-HK': zh });

/** Rendered when the remote is built; posts and news come from the server. */
export const firstPaint = {
  home: opening(<HomeOpening />, '/community'),
  post: opening(<PostOpening />, '/p/1'),
  news: opening(<NewsOpening />, '/news'),
  article: opening(<ArticleOpening />, '/news/1'),
};

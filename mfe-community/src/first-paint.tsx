import { openingsIn } from '@mortar/remote-kit/first-paint';
import en from '../locales/en.json';
import zh from '../locales/zh-HK.json';
import { Opening as ArticleOpening } from './pages/article/opening.tsx';
import { Opening as HomeOpening } from './pages/home/opening.tsx';
import { Opening as NewsOpening } from './pages/news/opening.tsx';
import { Opening as PostOpening } from './pages/post/opening.tsx';
import { Opening as VideoOpening } from './pages/video/opening.tsx';
import { Opening as VideosOpening } from './pages/videos/opening.tsx';

const opening = openingsIn({ en, 'zh-HK': zh });

/** Rendered when the remote is built; posts, news and videos come from the server. */
export const firstPaint = {
  home: opening(<HomeOpening />, '/community'),
  post: opening(<PostOpening />, '/p/1'),
  news: opening(<NewsOpening />, '/news'),
  article: opening(<ArticleOpening />, '/news/1'),
  videos: opening(<VideosOpening />, '/video'),
  video: opening(<VideoOpening />, '/video/1'),
};

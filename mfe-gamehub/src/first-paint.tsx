import { openingsIn } from '@mortar/remote-kit/first-paint';
import en from '../locales/en.json';
import zh from '../locales/zh-HK.json';
import { Opening as HomeOpening } from './pages/home/page.tsx';
import { Page as BricksPage } from './pages/bricks/page.tsx';
import { Page as GameCentrePage } from './pages/gamecenter/page.tsx';
import { Opening as WhitepaperOpening } from './pages/whitepaper/page.tsx';

const opening = openingsIn({ en, 'zh-HK': zh });

/** Rendered when the remote is built: what needs the registry is left out. */
export const firstPaint = {
  home: opening(<HomeOpening />),
  whitepaper: opening(<WhitepaperOpening />),
  gamecenter: opening(<GameCentrePage />),
  bricks: opening(<BricksPage />),
};

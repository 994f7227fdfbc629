import type { Area } from '@mortar/protocol/registry';

type Layout = Area['routes'][number]['layout'];

const route = (path: string, name?: string, layout: Layout = 'app') => ({ path, layout, ...(name && { name }) });

/**
 * The product's areas and routes (spec §2), known before anything of them is built: a route that no live version
 * declares answers 'Coming Soon.' The order is that of the navigation.
 */
export const AREAS: Area[] = [
  {
    name: 'gamehub',
    title: { en: 'Game Hub', 'zh-HK': '遊戲館' },
    routes: [
      route('/', 'index', 'landing'),
      route('/home', 'index', 'landing'),
      route('/index', 'index', 'landing'),
      route('/whitepaper'),
      route('/im/gamecenter', 'im-gamecenter'),
      route('/staking'),
      route('/bricks'),
    ],
  },
  {
    name: 'community',
    title: { en: 'News and community', 'zh-HK': '新聞與社群' },
    routes: [route('/community')],
  },
  {
    name: 'im',
    title: { en: 'Messages', 'zh-HK': '訊息' },
    routes: [route('/im', 'im'), route('/im/addFriend', 'im-addFriend'), route('/im/followers', 'im-followers')],
  },
  {
    name: 'market',
    title: { en: 'Marketplace', 'zh-HK': '收藏品市場' },
    routes: [route('/market'), route('/personal/collections'), route('/personal/earnings'), route('/sellList')],
  },
  {
    name: 'quiz',
    title: { en: 'Quiz', 'zh-HK': '問答' },
    routes: [route('/quiz')],
  },
  {
    name: 'auth',
    title: { en: 'Account', 'zh-HK': '帳戶' },
    routes: [
      route('/login', undefined, 'login'),
      route('/reg', undefined, 'login'),
      route('/forgot', undefined, 'login'),
      route('/verification', 'verification', 'login'),
      route('/resetPassword', undefined, 'login'),
      route('/bind/email', 'bind-email'),
    ],
  },
  {
    name: 'devcenter',
    title: { en: 'Dev centre', 'zh-HK': '開發中心' },
    isInternal: true,
    routes: [route('/dev-center')],
  },
  {
    name: 'shell',
    title: { en: 'Site', 'zh-HK': '網站' },
    isInternal: true,
    routes: [
      route('/auth', undefined, 'login'),
      route('/404', '404'),
      route('/redirect', 'redirect', 'login'),
      route('/activity'),
      route('/iplimit', undefined, 'login'),
    ],
  },
];

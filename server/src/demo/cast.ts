/** Everybody of the demo. Their profiles say what they are, for whoever meets them. */
export const CAST = {
  operator: {
    email: 'operator@mortar.test',
    username: 'Mortar Demo',
    about:
      'I run this demo. Write to me: whoever started the site can answer in a second browser.\n這個示範網站由我打理，歡迎傳訊息給我；啟動網站的人可用另一個瀏覽器回覆你。',
  },
  ada: {
    email: 'ada@mortar.test',
    username: 'Ada Chow',
    about: 'Demo account. Kiln Stack before breakfast, coffee after.\n示範帳戶。先疊磚，後咖啡。',
  },
  ben: {
    email: 'ben@mortar.test',
    username: 'Ben Okafor',
    about: 'Demo account. I merge tiles for a living, or so it feels.\n示範帳戶。',
  },
  gaayi: {
    email: 'gaayi@mortar.test',
    username: '林嘉怡',
    about: '示範帳戶。鍾意窯變，記性差，所以樣樣都釘選。\nDemo account.',
  },
  zihin: {
    email: 'zihin@mortar.test',
    username: '陳子軒',
    about: '示範帳戶。每日挑戰零時開局，我通常五分鐘後就輸。\nDemo account.',
  },
} as const;

export type CastName = keyof typeof CAST;

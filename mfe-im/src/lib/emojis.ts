/** An emoji with its name and other words for it. */
export interface Emoji {
  unicode: string;
  label: string;
  tags?: readonly string[];
  /** Number of its kind; none for parts of other emoji. */
  group?: number;
  order?: number;
}

/** Those that are offered first. */
export const FREQUENT = '👍 ❤️ 😂 🎉 🔥 👏 😮 😢 🙏 👀 ✅ 💯 🧱 😀 😉 😍 🤔 😅 😎 🙌 👎 😡 🚀 ☕'.split(' ');

/** Kinds of emoji, each with one that stands for it and its number in the data. */
export const GROUPS = {
  smileys: { face: '😀', order: 0 },
  people: { face: '👋', order: 1 },
  nature: { face: '🐻', order: 3 },
  food: { face: '🍔', order: 4 },
  travel: { face: '🚗', order: 5 },
  activities: { face: '⚽', order: 6 },
  objects: { face: '💡', order: 7 },
  symbols: { face: '❤️', order: 8 },
  flags: { face: '🏁', order: 9 },
} as const;
export type EmojiGroup = keyof typeof GROUPS;
export const GROUP_NAMES = Object.keys(GROUPS) as EmojiGroup[];

/** Most that a search shows. */
const MOST = 60;

/** Every emoji with its name and other words for it in a language; brought when somebody looks for one. */
export async function loadEmojis(locale: string): Promise<readonly Emoji[]> {
  const module = await (locale === 'zh-HK'
    ? import(/* webpackChunkName: "emojis-zh-HK" */ 'emojibase-data/zh-hant/compact.json', { with: { type: 'json' } })
    : import(/* webpackChunkName: "emojis-en" */ 'emojibase-data/en/compact.json', { with: { type: 'json' } }));
  return (module.default as readonly Emoji[]).toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
}

export const emojisOf = (all: readonly Emoji[], group: EmojiGroup) => all.filter((emoji) => emoji.group === GROUPS[group].order);

/** Those whose name or words hold a text, names that begin with it first. */
export function findEmojis(all: readonly Emoji[], text: string): readonly Emoji[] {
  const sought = text.trim().toLowerCase();
  const found = all.filter(
    ({ group, label, tags = [] }) => group !== undefined && [label, ...tags].some((word) => word.toLowerCase().includes(sought)),
  );
  const isFirst = ({ label }: Emoji) => label.toLowerCase().startsWith(sought);
  return [...found.filter(isFirst), ...found.filter((emoji) => !isFirst(emoji))].slice(0, MOST);
}

/** Posts of the whole: a tenth as many people, five times as many follows, ten times as many likes. `BENCH_POSTS` makes it smaller. */
export const POSTS = Number(process.env['BENCH_POSTS'] ?? 1_000_000);
export const PEOPLE = Math.max(2500, Math.floor(POSTS / 10));
export const FOLLOWS = POSTS * 5;
export const LIKES = POSTS * 10;

/** How many people the two readers follow, who are the first two of all. */
export const FEW_FOLLOWED = 200;
export const MANY_FOLLOWED = 2000;

/** Ids of posts begin behind this. */
export const FIRST_POST = 1_000_000_000;

const ENGLISH = 'glaze kiln clay wheel fire ash bowl tea market morning harbour street light rain bridge wall brick'.split(' ');
const CHINESE = ['今晚開窯', '釉色很美', '海港清晨', '磚牆落成', '香港市集', '茶碗燒成', '雨中漫步', '新作上架'];
/** Words of few posts, in either language. */
const RARE = ['celadon', '天目'];
/** So many texts are said again and again; one of them holds the rare words. */
const TEXTS = 500;

/** What people write, each text by many. */
export const texts: readonly string[] = Array.from({ length: TEXTS }, (_, index) => {
  const words = Array.from({ length: 8 + (index % 9) }, (_unused, at) => ENGLISH[(index * 7 + at * 5) % ENGLISH.length]!);
  const said = [words.join(' '), CHINESE[index % CHINESE.length]!, CHINESE[(index * 3 + 1) % CHINESE.length]!];
  return [...said, ...(index === TEXTS - 1 ? RARE : [])].join('，');
});

/** What is searched for: rare and common words, a phrase, in both languages and in the other Chinese script. */
export const QUERIES = ['celadon', 'kiln', 'glaze kiln', '天目', '開窯', '开窑', '海港清晨', 'harbour 市集'] as const;

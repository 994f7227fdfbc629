import type { Scene } from './art/scenes.ts';
import type { CastName } from './cast.ts';

interface DemoPicture {
  scene: Scene;
  turn?: number;
  alt: string;
}
interface DemoReply {
  by: CastName;
  text: string;
  /** Place of the reply that it answers in the same list; the post when unset. */
  under?: number;
  likes?: readonly CastName[];
}
export interface DemoPost {
  by: CastName;
  text: string;
  pictures?: readonly DemoPicture[];
  /** Place of the post that it quotes in the list. */
  quotes?: number;
  poll?: { options: string[]; hours: number };
  likes?: readonly CastName[];
  keeps?: readonly CastName[];
  reposts?: readonly CastName[];
  replies?: readonly DemoReply[];
}

/** What the demo's people post, the first one first: in both languages, as they talk. */
export const POSTS: readonly DemoPost[] = [
  {
    by: 'operator',
    text: 'Welcome to the feed! Everything here was posted by demo accounts, so feel free to like, reply and repost. Nobody will mind. #welcome\n\n歡迎！這裏的帖子全部由示範帳戶發布，隨便讚好、回覆、轉發都可以。',
    likes: ['ada', 'ben', 'gaayi', 'zihin'],
    keeps: ['ada'],
  },
  {
    by: 'ada',
    text: 'First firing of the season. Opened the door a hand wide and just stood there for ten minutes. #kiln #pottery',
    pictures: [{ scene: 'kiln', alt: 'A brick kiln at night, its door open a hand wide, orange fire inside and sparks rising' }],
    likes: ['operator', 'ben', 'gaayi', 'zihin'],
    keeps: ['gaayi', 'ben'],
    reposts: ['gaayi'],
    replies: [
      { by: 'ben', text: 'I can feel the heat from Lagos.', likes: ['ada', 'gaayi'] },
      { by: 'gaayi', text: '好靚呀！燒到幾多度？', likes: ['ada'] },
      { by: 'ada', text: '1,260 °C, and it held for forty minutes. My record so far.', under: 1, likes: ['gaayi', 'zihin'] },
      { by: 'gaayi', text: '四十分鐘！我嗰個爐十分鐘就開始跌 😭', under: 2 },
      { by: 'ada', text: 'Check the seal at the bottom of the door. Mine leaked there for a whole year.', under: 3, likes: ['gaayi'] },
    ],
  },
  {
    by: 'zihin',
    text: '早晨 ☕️ 今日個 #每日挑戰 又係五分鐘就輸。有冇人同我一樣？',
    likes: ['gaayi', 'ada'],
    replies: [{ by: 'gaayi', text: '我三分鐘，你好勁。', likes: ['zihin'] }],
  },
  {
    by: 'gaayi',
    text: '今個週末行 #龍脊，雲好低，但一過山坳就見到海。\n落山嗰碗豆腐花係全日最大嘅獎勵。 #行山 #香港',
    pictures: [
      { scene: 'ridge', alt: '日出時分的層層山脊，遠山淡綠，太陽剛升起' },
      { scene: 'ridge', turn: 4, alt: '同一道山脊，再往東走半小時' },
    ],
    likes: ['ada', 'zihin', 'operator', 'ben'],
    keeps: ['zihin'],
    replies: [
      { by: 'zihin', text: '下次預埋我！', likes: ['gaayi'] },
      { by: 'ada', text: 'That second one could be a glaze. Pale celadon over iron.', likes: ['gaayi', 'ben'] },
      { by: 'gaayi', text: '你講到我想開爐 😂', under: 1 },
    ],
  },
  {
    by: 'ben',
    text: 'Forty tests, five recipes, eight amounts of iron. If anybody asks what I did with my weekend: this. #glaze #pottery',
    pictures: [
      { scene: 'tests', alt: 'Forty square glaze tests in five rows, each row darker to the right: green, blue, brown, red, ochre' },
    ],
    likes: ['ada', 'gaayi', 'zihin'],
    keeps: ['ada', 'gaayi'],
    reposts: ['ada'],
    replies: [
      { by: 'ada', text: 'Row two, fifth from the left. Please tell me you wrote it down.', likes: ['ben'] },
      {
        by: 'ben',
        text: 'I wrote it down. On the tile. On the side I then glazed.',
        under: 0,
        likes: ['ada', 'gaayi', 'zihin', 'operator'],
      },
    ],
  },
  {
    by: 'ada',
    text: 'Small habit that changed my mornings: sketch one shape before opening any app. Two minutes, pencil, done.',
    likes: ['ben', 'gaayi'],
    keeps: ['ben'],
  },
  {
    by: 'zihin',
    text: '收工行過海旁，剛好開燈。住咗咁多年，仲係會停低影相。 #香港 #夜景',
    pictures: [{ scene: 'harbour', alt: '黃昏的海港，大廈亮起燈火，倒影映在水面' }],
    likes: ['gaayi', 'ada', 'ben', 'operator'],
    keeps: ['ada'],
    reposts: ['ben'],
    replies: [{ by: 'ben', text: 'This is why I keep a tab with flights open.', likes: ['zihin', 'gaayi'] }],
  },
  {
    by: 'gaayi',
    text: '問大家：釉料筆記你哋用咩記？',
    poll: { options: ['紙本簿', '手機相簿加字', '試算表', '全部記喺個腦'], hours: 72 },
    likes: ['ada', 'zihin'],
    replies: [
      { by: 'ben', text: '全部記喺個腦 — and that’s why I have forty nameless tiles.', likes: ['gaayi', 'ada'] },
      { by: 'zihin', text: '試算表派報到 🙋' },
    ],
  },
  {
    by: 'ben',
    text: 'Reading list for the week, for whoever likes kilns and numbers: how heat-work cones are standardised. Dry title, lovely subject. #kiln',
    likes: ['ada'],
    keeps: ['ada', 'zihin'],
  },
  {
    by: 'ada',
    text: 'Shelf three is full, which means it’s bisque day tomorrow. Which one would you drink tea from? #pottery',
    pictures: [{ scene: 'shelves', alt: 'Three wooden shelves with eighteen bowls in brown, blue, green and rose' }],
    likes: ['gaayi', 'ben', 'operator', 'zihin'],
    replies: [
      { by: 'gaayi', text: '第二層左二藍色嗰隻！', likes: ['ada'] },
      { by: 'zihin', text: '我要最細嗰隻，飲 espresso。', likes: ['ada', 'gaayi'] },
      { by: 'ben', text: 'Top right. It looks like it has opinions.', likes: ['ada', 'gaayi', 'zihin'] },
    ],
  },
  {
    by: 'operator',
    text: 'Tip: put a # in front of a word and it becomes a tag. Chinese tags may close with a second sign, like #今日好天#, so you can go on writing.\n標籤可以用 # 收尾，像 #今日好天# 這樣，之後照樣接着寫。',
    likes: ['gaayi', 'zihin'],
    keeps: ['gaayi', 'ben'],
  },
  {
    by: 'zihin',
    text: '凍檸茶走甜，定係少甜？\n（走甜派請舉手）',
    poll: { options: ['走甜', '少甜', '正常', '凍奶茶先係正路'], hours: 48 },
    likes: ['gaayi', 'ben'],
    replies: [{ by: 'gaayi', text: '少甜多檸檬，唔使諗。', likes: ['zihin'] }],
  },
  {
    by: 'ben',
    text: 'Things I learnt from tile games that turned out to work in a workshop:\n\n1. Keep one corner clean.\n2. Never move the big piece without a reason.\n3. When you’re stuck, do the boring thing first.',
    likes: ['ada', 'gaayi', 'zihin', 'operator'],
    keeps: ['ada', 'zihin'],
    reposts: ['operator', 'ada'],
    replies: [{ by: 'ada', text: 'Number three is my whole life strategy.', likes: ['ben'] }],
  },
  {
    by: 'gaayi',
    text: '茶餐廳早餐係一種儀式：奶茶要熱，包要脆，枱要迫。 #早餐 #茶餐廳',
    pictures: [{ scene: 'breakfast', alt: '雲石枱上一杯熱奶茶，旁邊碟上有半個菠蘿包和麵包屑' }],
    likes: ['zihin', 'ada', 'ben'],
    keeps: ['ben'],
    replies: [
      { by: 'ben', text: 'Is that the famous bun without pineapple?', likes: ['gaayi', 'zihin'] },
      { by: 'zihin', text: 'A beautiful misunderstanding, as we say.', under: 0, likes: ['ben', 'gaayi', 'ada'] },
    ],
  },
  {
    by: 'ada',
    text: 'A like on a post remembers which version you liked. If the author edits it later, you can see what changed. No bait and switch.',
    likes: ['ben', 'operator'],
    keeps: ['zihin'],
  },
  {
    by: 'zihin',
    text: '天文台話今晚有雨，但係唔係即係唔使行山嘅意思？\n#天氣 #行山',
    likes: ['gaayi'],
    replies: [{ by: 'gaayi', text: '出聲係唔想去嘅意思 😏', likes: ['zihin', 'ada'] }],
  },
  {
    by: 'ben',
    text: 'Rain on the studio window. I’ve decided this counts as a glaze reference. #glaze',
    pictures: [{ scene: 'rain', alt: 'Raindrops on a window at night, with blurred lights in pink, teal, yellow and blue behind it' }],
    likes: ['ada', 'gaayi', 'zihin'],
    reposts: ['zihin'],
    replies: [{ by: 'gaayi', text: '呢啲光斑好似結晶釉！', likes: ['ben', 'ada'] }],
  },
  {
    by: 'gaayi',
    text: '#釉色 筆記：同一條方，還原氣氛同氧化氣氛出嚟完全係兩樣嘢。今次偏藍，好開心。',
    likes: ['ada', 'ben'],
    keeps: ['ada'],
    replies: [
      { by: 'ada', text: 'Reduction blue is the best surprise there is. How much iron?' },
      { by: 'gaayi', text: '百分之二！', under: 0, likes: ['ada'] },
    ],
  },
  {
    by: 'ada',
    text: 'Reminder that a broken test is still a test. #pottery',
    likes: ['ben', 'gaayi', 'zihin', 'operator'],
    quotes: 4,
    keeps: ['gaayi'],
  },
  {
    by: 'operator',
    text: 'Your place in the feed is kept for you. Stop reading here, open the site on your phone, and it begins where you left off.',
    likes: ['ada', 'ben'],
    keeps: ['ben'],
  },
  {
    by: 'ben',
    text: 'Jollof is in the oven. Photos after I stop eating.',
    likes: ['ada', 'gaayi', 'zihin'],
    replies: [
      { by: 'zihin', text: '等相！', likes: ['ben'] },
      { by: 'ben', text: 'There will be no photos. There is no more jollof.', under: 0, likes: ['zihin', 'gaayi', 'ada', 'operator'] },
    ],
  },
  {
    by: 'zihin',
    text: '行過鴨寮街，買咗支十蚊電筒同一個唔知做咩用嘅旋鈕。好滿足。 #香港',
    likes: ['gaayi', 'ben'],
    replies: [{ by: 'ben', text: 'The knob is for the feeling. You bought it correctly.', likes: ['zihin', 'gaayi'] }],
  },
  {
    by: 'gaayi',
    text: '再試一次 #龍脊，今次揀咗日落。值得。',
    pictures: [
      { scene: 'ridge', turn: 9, alt: '日落時的龍脊，天空由橙轉粉紅' },
      { scene: 'harbour', turn: 3, alt: '下山後回望海港，燈火初上' },
      { scene: 'breakfast', turn: 2, alt: '山腳茶餐廳的奶茶與菠蘿包' },
    ],
    likes: ['zihin', 'ada', 'ben', 'operator'],
    keeps: ['zihin', 'ada'],
    reposts: ['zihin'],
    replies: [
      { by: 'ada', text: 'Three pictures and I’m already packing. @林嘉怡 when’s the next one?', likes: ['gaayi'] },
      { by: 'gaayi', text: '下個星期六，七點中環集合！', under: 0, likes: ['ada', 'zihin'] },
    ],
  },
  {
    by: 'ada',
    text: 'Unpopular opinion: the best part of a workshop is sweeping it.',
    likes: ['gaayi', 'ben'],
    replies: [{ by: 'ben', text: 'Reported for being unreasonable.', likes: ['ada', 'gaayi', 'zihin'] }],
  },
  {
    by: 'ben',
    text: 'If you write notices for people, write them the way you’d say them out loud. Then cut half.',
    likes: ['ada', 'operator'],
    keeps: ['gaayi'],
  },
  { by: 'zihin', text: '問答今日題目有一題關於 #以太坊升級#，好彩琴晚先睇完文。', likes: ['gaayi', 'ben'] },
  {
    by: 'gaayi',
    text: '有冇人用過 #专属 釉料顏色表？想搵返一個簡體同繁體都查到嘅清單。\n（呢度打 #專屬 都會搵到同一個標籤，好方便）',
    likes: ['ada'],
    keeps: ['zihin'],
  },
  {
    by: 'operator',
    text: 'Following shows the people you follow. Trending shows what people like right now, and tells you why. Latest is simply everything, in order. Pick your own pace.',
    likes: ['ada', 'zihin'],
    keeps: ['ada'],
  },
  {
    by: 'ada',
    text: 'Do you wedge by hand or cheat with a pug mill?',
    poll: { options: ['By hand, always', 'Pug mill, no shame', 'Depends on my back'], hours: 96 },
    likes: ['ben', 'gaayi'],
    replies: [{ by: 'ben', text: 'My back voted for me.', likes: ['ada', 'gaayi'] }],
  },
  {
    by: 'ben',
    text: '@Ada Chow taught me to write the recipe on the bottom of the tile before glazing. Revolutionary. Only took three years.',
    likes: ['ada', 'gaayi', 'zihin'],
    replies: [{ by: 'ada', text: 'Proud of you. Truly.', likes: ['ben'] }],
  },
  {
    by: 'zihin',
    text: '夜晚嘅工作室，好靜，好好做嘢。 #夜景',
    pictures: [{ scene: 'rain', turn: 5, alt: '雨夜窗外的霓虹光斑' }],
    likes: ['gaayi', 'ada'],
    keeps: ['gaayi'],
  },
  {
    by: 'gaayi',
    text: '今日學識一個詞：「窯變」。入窯一色，出窯萬彩。\n原來等待都係一種工藝。 #釉色 #kiln',
    likes: ['ada', 'ben', 'zihin', 'operator'],
    keeps: ['ada', 'ben'],
    reposts: ['ada', 'operator'],
    replies: [{ by: 'ada', text: 'In English we only say “kiln change”. Yours is better.', likes: ['gaayi', 'ben'] }],
  },
  {
    by: 'ada',
    text: 'Second firing, new shelves, same standing-and-staring. #kiln',
    pictures: [
      { scene: 'kiln', turn: 2, alt: 'The same kiln on another evening, its fire brighter' },
      { scene: 'shelves', turn: 6, alt: 'Freshly loaded shelves of bowls' },
    ],
    likes: ['ben', 'gaayi', 'zihin', 'operator'],
    keeps: ['gaayi'],
    replies: [
      { by: 'zihin', text: '今次係咪破紀錄？' },
      { by: 'ada', text: 'Forty-two minutes!', under: 0, likes: ['zihin', 'gaayi', 'ben'] },
    ],
  },
  {
    by: 'ben',
    text: 'Today’s glaze name, free to a good home: “Monday, But Shiny”. #glaze',
    likes: ['ada', 'gaayi', 'zihin'],
    replies: [{ by: 'gaayi', text: '中文叫「閃亮星期一」😂', likes: ['ben', 'ada', 'zihin'] }],
  },
  {
    by: 'zihin',
    text: '搭渡輪返工嘅日子，永遠比搭地鐵嗰日好心情。 #香港',
    pictures: [{ scene: 'harbour', turn: 8, alt: '渡輪上望向海港兩岸的燈火' }],
    likes: ['gaayi', 'ada', 'ben'],
    reposts: ['gaayi'],
  },
  {
    by: 'operator',
    text: 'Tip: say in a few words what’s on your picture. Whoever can’t see it will thank you.\n發圖時加一句描述，看不到圖片的人也能讀懂。',
    likes: ['ada', 'ben', 'gaayi'],
  },
  {
    by: 'gaayi',
    text: '星期六行山名單：我、@Ada Chow、@陳子軒。仲有兩個位！ #行山',
    likes: ['ada', 'zihin'],
    replies: [
      { by: 'zihin', text: '生果我負責 🍉', likes: ['gaayi', 'ada'] },
      { by: 'ada', text: 'I’ll bring the tea. And a small bowl.', likes: ['gaayi', 'zihin', 'ben'] },
    ],
  },
  {
    by: 'ada',
    text: 'Made a cup for every person who replied to my shelf post. Yes, @Ben Okafor, yours has opinions. #pottery',
    pictures: [{ scene: 'shelves', turn: 11, alt: 'Bowls and cups on three shelves, glazed in rose, teal and brown' }],
    quotes: 9,
    likes: ['ben', 'gaayi', 'zihin', 'operator'],
    keeps: ['ben', 'gaayi', 'zihin'],
    reposts: ['ben'],
    replies: [{ by: 'ben', text: 'It already disagrees with my coffee.', likes: ['ada', 'gaayi', 'zihin', 'operator'] }],
  },
  {
    by: 'ben',
    text: 'Row two, fifth from the left, second try. It worked. It actually worked. #glaze',
    pictures: [{ scene: 'tests', turn: 7, alt: 'Another board of forty glaze tests, the blue row brighter than before' }],
    quotes: 4,
    likes: ['ada', 'gaayi', 'zihin', 'operator'],
    keeps: ['ada'],
    reposts: ['ada'],
    replies: [
      { by: 'ada', text: 'AND YOU WROTE IT DOWN?', likes: ['gaayi', 'zihin'] },
      { by: 'ben', text: 'I wrote it down. Twice. Photo attached to my fridge.', under: 0, likes: ['ada', 'gaayi', 'zihin', 'operator'] },
    ],
  },
  {
    by: 'zihin',
    text: '#每日挑戰 破紀錄！今日足足玩咗十一分鐘先輸 🎉',
    likes: ['gaayi', 'ada', 'ben', 'operator'],
    replies: [
      { by: 'gaayi', text: '十一分鐘！請飲茶！', likes: ['zihin'] },
      { by: 'ben', text: 'At this pace you’ll win by spring.', likes: ['zihin', 'gaayi'] },
    ],
  },
  {
    by: 'gaayi',
    text: '臨瞓前開爐睇咗一眼。藍色，係我想要嗰種藍。晚安 🌙 #釉色',
    pictures: [{ scene: 'tests', turn: 13, alt: '一板釉色試片，藍色一行特別亮' }],
    likes: ['ada', 'ben', 'zihin', 'operator'],
    keeps: ['ada', 'ben'],
    replies: [{ by: 'ada', text: 'Good night, and congratulations. That blue!', likes: ['gaayi'] }],
  },
];

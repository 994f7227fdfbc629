import type { CastName } from './cast.ts';

interface DemoMessage {
  by: CastName;
  text: string;
  /** Place of the message that it answers in the same list. */
  reply?: number;
  /** Whom it begins with. */
  names?: CastName;
  /** An emoji, and who reacts with it. */
  reactions?: readonly (readonly [emoji: string, ...from: CastName[]])[];
  isPinned?: boolean;
}

export interface DemoChannel {
  name: string;
  description: string;
  messages: readonly DemoMessage[];
}

/** What is said in the demo, in both languages. */
export const CHANNELS: readonly DemoChannel[] = [
  {
    name: 'Brickyard 磚場',
    description: 'Games, daily challenges and bricks. Demo content.\n遊戲、每日挑戰與積磚。示範內容。',
    messages: [
      {
        by: 'operator',
        text: 'Welcome to the Brickyard! Talk about games, post your scores, ask anything. English and Chinese are both fine.\n歡迎來到磚場！談遊戲、分享分數、有問題就問，中英文都可以。',
        reactions: [['👋', 'ada', 'ben', 'gaayi', 'zihin']],
        isPinned: true,
      },
      { by: 'ada', text: 'Morning! 214 in Kiln Stack. I can feel a perfect row coming.', reactions: [['🔥', 'ben', 'zihin']] },
      { by: 'zihin', text: '早晨！214？我昨日先得 96 😅' },
      { by: 'ada', text: 'Watch the edge of the brick, not the middle. It helped me a lot.', reply: 2, reactions: [['🙏', 'zihin']] },
      { by: 'gaayi', text: '窯變今日個每日挑戰好難呀，第一步向左定向上好？' },
      { by: 'ben', names: 'gaayi', text: 'up first, then keep the big tile in that corner. Works for me nine times out of ten.', reply: 4 },
      { by: 'gaayi', text: '試咗，真係得！多咗成三百分 🎉', reply: 5, reactions: [['🎉', 'ada', 'ben', 'operator']] },
      {
        by: 'zihin',
        text: '大家記住：新一輪每日挑戰喺 UTC 零時開始，香港時間即係朝早八點。',
        reactions: [['👍', 'gaayi', 'ada']],
        isPinned: true,
      },
      { by: 'ben', text: 'Eight in the morning in Hong Kong, one in the morning in Lagos. I know what I’m doing tonight.' },
      { by: 'ada', text: 'Do the bricks from registration show up at once?' },
      {
        by: 'operator',
        names: 'ada',
        text: 'yes, they’re in your account as soon as you sign up. You’ll find them on the Bricks page.',
        reply: 9,
      },
      { by: 'zihin', text: '今晚八點有冇人一齊挑戰？輸咗嗰個請飲奶茶。', reactions: [['🧋', 'gaayi', 'ada', 'ben']] },
    ],
  },
  {
    name: 'Kiln Talk 窯邊閒談',
    description: 'Everything else: coffee, weather, weekend plans. Demo content.\n其他一切：咖啡、天氣、週末計劃。示範內容。',
    messages: [
      {
        by: 'operator',
        text: 'This one is for everything that isn’t about games. Be kind, and keep links useful.\n這裏什麼都可以談。待人友善，連結要有用。',
        isPinned: true,
      },
      { by: 'gaayi', text: '週末有人想行山嗎？龍脊天氣應該不錯。', reactions: [['⛰️', 'zihin', 'ada']] },
      { by: 'ada', text: 'Dragon’s Back? Count me in if we end at the beach.', reply: 1 },
      { by: 'zihin', text: '大浪灣見，我帶水果 🍉', reactions: [['❤️', 'gaayi', 'ada']] },
      {
        by: 'ben',
        text: 'I’m 11,000 km away, so please send photos. I’ll send jollof in return.',
        reactions: [['😂', 'ada', 'gaayi', 'zihin']],
      },
      { by: 'gaayi', names: 'ben', text: '你嚟香港嗰陣，我哋請你食菠蘿包！', reply: 4 },
      { by: 'ben', text: 'Deal. What’s a pineapple bun without pineapple, by the way?' },
      { by: 'zihin', text: '一個美麗的誤會 😄', reply: 6, reactions: [['😂', 'ben', 'ada', 'operator']] },
    ],
  },
];

import { createGroup, joinGroup, listGroups, savePost, setMember } from '@mortar/protocol/community';
import type { Db } from '../db/db.ts';
import { markDemoGroup } from '../modules/community/index.ts';
import type { CastName } from './cast.ts';
import type { SiteApi } from './site-api.ts';

interface DemoGroup {
  by: CastName;
  name: string;
  description: string;
  rules: readonly string[];
  joinRule: 'open' | 'approval';
  members: readonly CastName[];
  posts: readonly { by: CastName; text: string; isForMembers?: boolean }[];
}

/** Groups of the demo, in both languages. */
export const GROUPS: readonly DemoGroup[] = [
  {
    by: 'ada',
    name: 'Kiln & Clay 窯與泥',
    description: 'Firing logs, glaze tests and honest failures. Demo content.\n燒窯紀錄、釉色測試，失敗作也歡迎。示範內容。',
    rules: [
      'Say the temperature and the clay. 請寫明溫度和泥料。',
      'Failures are welcome. 失敗作一樣歡迎。',
      'Ask before you copy a glaze recipe. 引用釉方前請先問一聲。',
    ],
    joinRule: 'open',
    members: ['gaayi', 'zihin', 'ben'],
    posts: [
      { by: 'ada', text: 'Cone 10, stoneware, eleven hours up. The celadon pooled exactly where I hoped. #glaze' },
      { by: 'gaayi', text: '今次試咗草木灰釉，1,240 度，出嚟係淡青色，仲有少少流釉，好鍾意。#釉色' },
      { by: 'ben', text: 'First bowl that didn’t crack. It’s lopsided and I love it. #pottery' },
    ],
  },
  {
    by: 'gaayi',
    name: '週末行山 Weekend Hikes',
    description: '香港郊遊路線、天氣和同行約伴。示範內容。\nTrails, weather and company around Hong Kong. Demo content.',
    rules: ['出發前看天文台。 Check the Observatory before you go.', '帶走自己的垃圾。 Take your litter home.'],
    joinRule: 'open',
    members: ['zihin', 'ada', 'operator'],
    posts: [
      { by: 'gaayi', text: '星期日朝早八點，大潭水塘集合，慢慢行去赤柱食早餐，有興趣留言。#行山' },
      { by: 'zihin', text: '鳳凰徑第三段啱啱行完，石級好多，帶夠水。涼亭對落嗰段有風，好舒服。#行山' },
      { by: 'ada', text: 'Sunset Peak at dawn: thirty people, zero regrets. Bring a torch for the descent. #hiking' },
    ],
  },
  {
    by: 'operator',
    name: 'Safe Wallets 錢包安全',
    description:
      'Questions about keys, approvals and scams, answered without judgement. Demo content.\n私鑰、授權、騙案，有問必答。示範內容。',
    rules: [
      'Never post a seed phrase, not even an old one. 任何助記詞都不可張貼，舊的也不可。',
      'No trading tips. 不談炒賣貼士。',
      'Moderators never message you first. 版主不會主動私訊你。',
    ],
    joinRule: 'approval',
    members: ['ben', 'zihin'],
    posts: [
      {
        by: 'operator',
        text: 'Pinned for newcomers: nobody from Mortar will ever ask for your seed phrase.\n新成員請看：Mortar 任何人都不會問你的助記詞。 #safety',
      },
      {
        by: 'ben',
        text: 'Got a “wallet support” message today, five minutes after asking a question elsewhere. Blocked and reported.',
        isForMembers: true,
      },
    ],
  },
];

interface Player {
  uid: string;
  api: SiteApi;
}
interface Deps {
  db: Db;
  players: Record<CastName, Player>;
  /** A name that is the same at every start. */
  nameOf(text: string): string;
}

/** Makes the demo's groups by the site's own calls, once. @returns ids of what is posted in them */
export async function demoGroups({ db, players, nameOf }: Deps): Promise<string[]> {
  const ids: string[] = [];
  for (const { by, name, description, rules, joinRule, members, posts } of GROUPS) {
    const { api } = players[by];
    const known = (await api.call(listGroups, { kind: 'mine', text: name, pageSize: 50 })).list.find((one) => one.name === name);
    const { groupid } = known ?? (await api.call(createGroup, { name, description, rules: [...rules], joinRule }));
    await letIn(players, { groupid, by, members });
    for (const [index, post] of posts.entries()) {
      const { postid } = await players[post.by].api.call(savePost, {
        clientid: nameOf(`group ${name} ${index}`),
        text: post.text,
        mentions: [],
        media: [],
        groupid,
        audience: post.isForMembers ? 'group' : 'public',
      });
      ids.push(postid);
    }
    await markDemoGroup(db, groupid);
  }
  return ids;
}

async function letIn(
  players: Deps['players'],
  { groupid, by, members }: Pick<DemoGroup, 'by' | 'members'> & { groupid: string },
): Promise<void> {
  for (const one of members) {
    const { role } = await players[one].api.call(joinGroup, { groupid });
    if (role === 'asked') await players[by].api.call(setMember, { groupid, uid: players[one].uid, role: 'member' });
  }
}

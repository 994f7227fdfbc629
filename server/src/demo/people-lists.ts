import { createPeopleList, listPeopleLists, setListed } from '@mortar/protocol/community';
import type { Db } from '../db/db.ts';
import { markDemoList } from '../modules/community/index.ts';
import type { CastName } from './cast.ts';
import type { SiteApi } from './site-api.ts';

interface DemoList {
  by: CastName;
  name: string;
  description: string;
  people: readonly CastName[];
}

/** Lists of people of the demo, in both languages. */
export const LISTS: readonly DemoList[] = [
  {
    by: 'ada',
    name: 'Makers 手作人',
    description: 'Potters, hikers and wallet menders worth reading. Demo content.\n燒陶的、行山的、教人保管錢包的，都值得一讀。示範內容。',
    people: ['ben', 'zihin', 'gaayi'],
  },
];

interface Deps {
  db: Db;
  players: Record<CastName, { uid: string; api: SiteApi }>;
}

/** Makes the demo's lists by the site's own calls, once. */
export async function demoLists({ db, players }: Deps): Promise<void> {
  for (const { by, name, description, people } of LISTS) {
    const { api } = players[by];
    const known = (await api.call(listPeopleLists, { pageSize: 50 })).list.find((one) => one.name === name);
    const { listid } = known ?? (await api.call(createPeopleList, { name, description, isPublic: true }));
    for (const one of people) await api.call(setListed, { listid, uid: players[one].uid, status: 1 });
    await markDemoList(db, listid);
  }
}

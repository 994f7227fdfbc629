import { randomBytes } from 'node:crypto';
import type { LocalizedText } from '@mortar/protocol';
import type { Db } from '../../../db/db.ts';
import type { Clock } from '../../../lib/clock.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { auditOffice, type Operator } from '../../moderation/index.ts';
import { campaignsOf, type CampaignRow } from './repository.ts';
import { campaignUrl } from './service.ts';

const KEY_BYTES = 8;

export interface NewCampaign {
  id: string;
  target: number;
  title: LocalizedText;
}

/** An activity as an operator sees it. */
export interface CampaignView extends CampaignRow {
  joined: number;
  /** What leads people to it. */
  url: string;
}

/** Activities by the operator's hand; every change is audited. */
export function createCampaignOffice({ db, clock, publicUrl }: { db: Db; clock: Clock; publicUrl: string }) {
  const keep = auditOffice(clock);

  const viewOf = async (row: CampaignRow): Promise<CampaignView> => ({
    ...row,
    joined: await campaignsOf(db).joinedOf(row.id),
    url: campaignUrl(publicUrl, { id: row.id, activity: row.key }),
  });

  return {
    /** @returns the link that leads to it. @throws Refusal when the id is taken */
    async add({ id, target, title }: NewCampaign, operator: Operator): Promise<string> {
      const key = randomBytes(KEY_BYTES).toString('hex');
      await db.transaction(async (tx) => {
        const row = { id, key, title, target, createdAt: new Date(clock.now()), createdBy: operator.actor };
        if (!(await campaignsOf(tx).add(row))) throw new Refusal(`There is an activity '${id}' already`);
        await keep(tx, operator, 'campaign.add', `campaign:${id}`);
      });
      return campaignUrl(publicUrl, { id, activity: key });
    },

    /** @throws Refusal when there is none of this id */
    end: (id: string, operator: Operator): Promise<boolean> =>
      db.transaction(async (tx) => {
        if (!(await campaignsOf(tx).find(id))) throw new Refusal(`There is no activity '${id}'`);
        const isDone = await campaignsOf(tx).end(id, new Date(clock.now()));
        await keep(tx, operator, 'campaign.end', `campaign:${id}`, isDone);
        return isDone;
      }),

    async list(operator: Operator): Promise<CampaignView[]> {
      await keep(db, operator, 'campaign.list', 'campaign:*');
      return Promise.all((await campaignsOf(db).all()).map(viewOf));
    },
  };
}

export type CampaignOffice = ReturnType<typeof createCampaignOffice>;

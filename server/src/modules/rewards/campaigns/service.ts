import { createHash, timingSafeEqual } from 'node:crypto';
import type { Locale, Output } from '@mortar/protocol';
import type { getActivityInviteCode, getActivityProgress, listActivities } from '@mortar/protocol/rewards';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Joining } from '../../identity/index.ts';
import { addScore } from '../../rankings/index.ts';
import { invitesOf } from '../invites/repository.ts';
import { campaignsOf, type CampaignRow } from './repository.ts';

export interface CampaignDeps {
  db: Db;
  clock: Clock;
  /** Origin of the site. */
  publicUrl: string;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** `activity` is the key, and after a dash the invite code of whoever passed the link on. */
const readActivity = (activity: string): { key: string; invitecode: string | undefined } => {
  const [key = '', invitecode] = activity.split('-');
  return { key, invitecode };
};

/** Where an activity's link leads: the sign-up that carries both its names. */
export function campaignUrl(publicUrl: string, { id, activity }: { id: string; activity: string }): string {
  return `${publicUrl}/reg?${new URLSearchParams({ denet: id, activity })}`;
}

/** Activities that people join by signing up through them (spec §3). */
export function createCampaigns({ db, clock, publicUrl }: CampaignDeps) {
  async function known(tx: Db, id: string): Promise<CampaignRow> {
    const campaign = await campaignsOf(tx).find(id);
    if (!campaign) throw new AppError('activityOver');
    return campaign;
  }

  async function mine(userId: number, id: string | undefined): Promise<CampaignRow> {
    const joined = await campaignsOf(db).ofMember(userId);
    const found = joined.find(({ campaign }) => id === undefined || campaign.id === id);
    if (!found) throw new AppError('notFound', { status: 200 });
    return found.campaign;
  }

  return {
    /** @throws AppError `activityOver` where there is none of this id */
    async progress(id: string, locale: Locale): Promise<Output<typeof getActivityProgress>> {
      const { target, title, endedAt } = await known(db, id);
      return { joined: await campaignsOf(db).joinedOf(id), target, ended: endedAt !== null, title: title[locale] };
    },

    /** Looks whether a registration may go through an activity; it cannot end until the transaction is over. @throws AppError `activityOver`, the same for a wrong key */
    async admit(tx: Db, denet: string, activity: string): Promise<Joining> {
      const { key, invitecode } = readActivity(activity);
      const campaign = await campaignsOf(tx).hold(denet);
      const isRight = campaign !== undefined && timingSafeEqual(digest(key), digest(campaign.key));
      if (!isRight || campaign.endedAt !== null) throw new AppError('activityOver');
      return { campaignId: campaign.id, invitecode };
    },

    /** Joining is a task done. */
    async join(tx: Db, { campaignId }: Joining, userId: number): Promise<void> {
      const at = new Date(clock.now());
      await campaignsOf(tx).addMember(campaignId, userId, at);
      await addScore(tx, { board: 'task', userId, points: 1, ref: `campaign:${campaignId}:${userId}`, at });
    },

    /** Activities of a person, the latest joined first. */
    async joinedBy(userId: number, locale: Locale): Promise<Output<typeof listActivities>['activities']> {
      const joined = await campaignsOf(db).ofMember(userId);
      return Promise.all(
        joined.map(async ({ campaign: { id, title, target, endedAt }, at }) => ({
          denet: id,
          title: title[locale],
          joined: await campaignsOf(db).joinedOf(id),
          target,
          ended: endedAt !== null,
          joinedat: at.toISOString(),
        })),
      );
    },

    /** A person's own key for an activity that they joined: who signs up by it came by them. */
    async inviteCode(userId: number, id: string | undefined): Promise<Output<typeof getActivityInviteCode>> {
      const campaign = await mine(userId, id);
      const activity = `${campaign.key}-${(await invitesOf(db).codeOf(userId)) ?? ''}`;
      return { denet: campaign.id, activity, url: campaignUrl(publicUrl, { id: campaign.id, activity }) };
    },
  };
}

export type Campaigns = ReturnType<typeof createCampaigns>;

import { safePath } from '@mortar/host';
import type { RewardOptions } from '@mortar/host/popups';

/** Options with everything filled in that has a default (spec §3, §9). */
export type Reward = Pick<RewardOptions, 'title' | 'subtitle' | 'linktext' | 'sharetitle' | 'tips' | 'interval'> & {
  kind: 'bricks' | 'silver';
  amount: number;
  closable: boolean;
  link: string;
  /** Path of a game to go on with. */
  play?: string;
  type: 'toast' | 'modal';
};

/** Rewards default amount (spec §9). */
const AMOUNT = 50;
/** Type of a silver brick (spec §3). */
const SILVER = 2;
/** Link used by rewards (spec §2). */
const BRICKS = '/bricks';

/** Reads the options of a rewards popup; what is not of its kind counts as left out. */
export function readReward(props: Record<string, unknown>): Reward {
  return {
    title: text(props['title']),
    subtitle: text(props['subtitle']),
    linktext: text(props['linktext']),
    sharetitle: text(props['sharetitle']),
    tips: text(props['tips']),
    interval: positive(props['interval']),
    kind: Number(props['brickstype']) === SILVER ? 'silver' : 'bricks',
    amount: positive(props['amount']) ?? AMOUNT,
    closable: props['closable'] !== false,
    link: text(props['link']) ? safePath(props['link']) : BRICKS,
    type: props['type'] === 'modal' ? 'modal' : 'toast',
  };
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function positive(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : undefined;
}

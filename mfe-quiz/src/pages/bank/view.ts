import { QUESTION_STATES } from '@mortar/protocol/quiz';
import { oneOf, searchOf } from '@mortar/remote-kit';
import { TOPICS } from '#lib/topics';

export const STATES = QUESTION_STATES;
export const FLAGS = ['reported', 'ageing'] as const;
export const TIERS = ['1', '2', '3'] as const;

/** What of the bank is shown, as the address says it. */
export interface View {
  state: (typeof STATES)[number] | null;
  flag: (typeof FLAGS)[number] | null;
  topic: (typeof TOPICS)[number] | null;
  tier: (typeof TIERS)[number] | null;
  search: string;
}

export function readView(search: string): View {
  const params = new URLSearchParams(search);
  return {
    state: oneOf(STATES, params.get('state')) ?? null,
    flag: oneOf(FLAGS, params.get('flag')) ?? null,
    topic: oneOf(TOPICS, params.get('topic')) ?? null,
    tier: oneOf(TIERS, params.get('tier')) ?? null,
    search: params.get('search') ?? '',
  };
}

export const searchOfView = (view: View): string => searchOf({ ...view });

/** What the server is asked for by a view. */
export const questionOf = ({ state, flag, topic, tier, search }: View) => ({
  ...(state && { state }),
  ...(flag && { flag }),
  ...(topic && { topic }),
  ...(tier && { tier: Number(tier) }),
  ...(search && { search }),
});

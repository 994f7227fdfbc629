import { createRequest } from '@mortar/client';
import { share, rewardSocialShare } from '@mortar/protocol/quiz';

/** Makes a run something to show. */
export const shareFx = createRequest(share);
/** Silver for the first share of a day. */
export const rewardShareFx = createRequest(rewardSocialShare);

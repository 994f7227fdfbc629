import type { Made, Making } from '../plan.ts';
import { trading } from '../site.ts';
import type { CancelWish } from '../wish.ts';

/** What it takes to end some of what was signed: nonces of listings by 256, offers all at once. */
export async function forCancelling({ options, offers }: CancelWish, { site }: Making): Promise<Made> {
  const { cancellingOffers, cancellingOptions } = await trading();
  const nonces = options.map(({ option }) => BigInt(option.nonce));
  return {
    calls: [
      ...cancellingOptions(site, nonces),
      ...cancellingOffers(
        site,
        offers.map(({ offer }) => offer),
      ),
    ],
  };
}

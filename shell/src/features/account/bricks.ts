import { createRequest } from '@mortar/client';
import { signedOut } from '@mortar/host';
import type { Output } from '@mortar/protocol';
import { getBricks } from '@mortar/protocol/ledger';
import { createStore } from 'effector';

/** Reads what the signed-in person has of both types of bricks. */
export const readBricksFx = createRequest(getBricks);

/** Both types of bricks; null until they came. */
export const $bricks = createStore<Output<typeof getBricks> | null>(null)
  .on(readBricksFx.doneData, (_, bricks) => bricks)
  .reset(signedOut);

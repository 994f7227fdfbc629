import { createRequest } from '@mortar/client';
import { signedOut } from '@mortar/host';
import type { Output } from '@mortar/protocol';
import { getBricks } from '@mortar/protocol/ledger';
import { createStore } from 'effector';
import { $registry } from '../../core/federation/registry.ts';

/** Reads what the signed-in person has of both types of bricks. */
export const readBricksFx = createRequest(getBricks);

/** Both types of bricks; null until they came. */
export const $bricks = createStore<Output<typeof getBricks> | null>(null)
  .on(readBricksFx.doneData, (_, bricks) => bricks)
  .reset(signedOut);

/** Whether the site has messages. */
export const $hasMessages = $registry.map(({ remotes }) => Object.hasOwn(remotes, 'im'));

const [REMOTE, DIALOG] = ['auth', 'wallet-panel'] as const;

/** Name of the dialog that shows the person's wallet. */
export const WALLET_PANEL = `${REMOTE}.${DIALOG}` as const;

/** Whether the site has it. */
export const $hasWalletPanel = $registry.map(({ remotes }) => remotes[REMOTE]?.live.description.dialogs.includes(DIALOG) ?? false);

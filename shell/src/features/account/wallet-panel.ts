import { $registry } from '../../core/federation/registry.ts';

const [REMOTE, DIALOG] = ['auth', 'wallet-panel'] as const;

/** Name of the dialog that shows the person's wallet. */
export const WALLET_PANEL = `${REMOTE}.${DIALOG}` as const;

/** Whether the site has it. */
export const $hasWalletPanel = $registry.map(({ remotes }) => remotes[REMOTE]?.live.description.dialogs.includes(DIALOG) ?? false);

import { $registry } from '../federation/registry.ts';

const [REMOTE, DIALOG] = ['auth', 'wallet-panel'];

/** Name of the dialog that shows the person's wallet. */
export const WALLET_PANEL = `${REMOTE}.${DIALOG}`;

/** Whether the site has it. */
export const $hasWalletPanel = $registry.map(({ remotes }) => remotes[REMOTE]?.live.description.dialogs.includes(DIALOG) ?? false);

import { privateKeyToAccount } from 'viem/accounts';

/** A key that every copy of Foundry prints at its start: whoever wants it has it, so it is worth nothing anywhere else. */
const KEY = '0x2a871d0798f97d79848a013d4936a73bf4cc922c825d33c1cf7073dff6d409c6';

/** An account of the embedded chain, funded there from its first block on: tests trade by it. */
export const demoWallet = privateKeyToAccount(KEY);

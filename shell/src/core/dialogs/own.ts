import type { NoProps } from '@mortar/host';

// Names of the shell's own dialogs, apart from the dialogs themselves, whose code comes late.
export const BAN_NOTICE = 'shell.ban';
export const CONGRATULATION = 'shell.congratulation';
export const HUMAN_CHECK = 'shell.human-check';
export const PALETTE = 'shell.palette';
export const SHORTCUTS = 'shell.shortcuts';

/** Who is shut out, and the server's message (spec §4, blacklist). */
export interface Ban {
  type: 'account' | 'device' | 'ip';
  msg: string;
  /** Pass to the reason and the way to appeal, of who has just tried to log in. */
  appeal?: string;
}

declare module '@mortar/host' {
  interface Dialogs {
    [BAN_NOTICE]: Ban;
    [CONGRATULATION]: { brickstype: number; amount: number };
    [HUMAN_CHECK]: NoProps;
    [PALETTE]: NoProps;
    [SHORTCUTS]: NoProps;
  }
}

/** What every dialog of the shell gets. */
export interface OwnDialogProps {
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
  /** What whoever opened it gave along: its types are those of the version that it was built against. */
  props: Record<string, unknown>;
}

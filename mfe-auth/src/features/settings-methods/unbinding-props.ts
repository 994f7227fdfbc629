import type { OwnAccount } from '#entities/own-account';

/** What takes a way to sign in away gets. Its row goes once the account was read anew. */
export interface UnbindingProps {
  /** As the server calls it, and as people do. */
  kind: string;
  name: string;
  /** Its address, or whatever names it at the third party. */
  subject: string;
  account: OwnAccount;
  onCancel: () => void;
}

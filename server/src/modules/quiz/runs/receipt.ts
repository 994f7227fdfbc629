import type { Receipt } from '@mortar/protocol/quiz';
import type { RegistryKey } from '../../../lib/registry-key.ts';

type Promised = Omit<Receipt, 'signature'>;

/** The text that a receipt's signature stands under (docs/verify-quiz.md). */
const receiptText = ({ roundid, commit, tag, c, seen, at }: Promised): string => JSON.stringify([roundid, commit, tag, c, seen, at]);

/** Signs what is promised when a run begins. */
export const signReceipt = (key: Pick<RegistryKey, 'sign'>, promised: Promised): string => key.sign('quiz', receiptText(promised));

import { FormattedMessage } from 'react-intl';

/** The order book's errors that mean something else, or ask for something else, than the exchange's of the same name. */
const REFUSALS: ReadonlySet<string> = new Set([
  'AddressMismatch',
  'ConditionCheckFailed',
  'EnforcedPause',
  'InsufficientAmount',
  'InvalidAmount',
  'InvalidOffer',
  'OptionStatusError',
]);

/** Id of what is said of an error of the order book; undefined where the exchange's words fit. */
const wordsOf = (refusal: string): string | undefined => (REFUSALS.has(refusal) ? `market.trade.refusal.book.${refusal}` : undefined);

/** Why the order book would refuse, and what to do; else what `otherwise` says. */
export function BookRefusalWords({ refusal, otherwise }: { refusal: string; otherwise: React.ReactNode }) {
  const id = wordsOf(refusal);
  return id ? <FormattedMessage id={id} /> : otherwise;
}

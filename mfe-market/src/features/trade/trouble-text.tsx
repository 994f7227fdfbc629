import { FailureText } from '@mortar/remote-kit';
import { Icon } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import type { Trouble } from './trouble.ts';
import styles from './trouble-text.module.css';

/** The exchange's errors (spec §8) that have a text of their own. */
const REFUSALS: ReadonlySet<string> = new Set([
  'AddressInvalid',
  'AddressMismatch',
  'CheckFail',
  'ConditionCheckFailed',
  'HashValueMismatch',
  'InsufficientAmount',
  'InvalidAmount',
  'InvalidChannel',
  'InvalidCurrency',
  'InvalidOffer',
  'OptionStatusError',
  'ValidationFailed',
  'ZeroAddress',
]);

/** The order book's errors that mean something else, or ask for something else, than the exchange's of the same name. */
const OF_BOOK: ReadonlySet<string> = new Set([
  'AddressMismatch',
  'ConditionCheckFailed',
  'EnforcedPause',
  'InsufficientAmount',
  'InvalidAmount',
  'InvalidOffer',
  'OptionStatusError',
]);

/** Something that keeps somebody from going on. */
export function Line({ children }: { children: React.ReactNode }) {
  return (
    <p role="alert" className={styles.trouble}>
      <Icon name="error" size={16} className={styles.sign} />
      <span>{children}</span>
    </p>
  );
}

/** Why the exchange would refuse, and what to do, in words alone. */
export function RefusalWords({ refusal }: { refusal: string }) {
  return <FormattedMessage id={REFUSALS.has(refusal) ? `market.trade.refusal.${refusal}` : 'market.trade.refusal.other'} />;
}

/** Why the exchange would refuse, or the order book, and what to do. */
export function RefusalText({ refusal, isOfBook = false }: { refusal: string; isOfBook?: boolean }) {
  const hasOwnWords = isOfBook && OF_BOOK.has(refusal);
  return <Line>{hasOwnWords ? <FormattedMessage id={`market.trade.refusal.book.${refusal}`} /> : <RefusalWords refusal={refusal} />}</Line>;
}

/** Why something could not be done. */
export function TroubleText({ trouble }: { trouble: Trouble }) {
  if ('failure' in trouble) return <FailureText failure={trouble.failure} />;
  if ('refusal' in trouble) return <RefusalText {...trouble} />;
  if ('said' in trouble)
    return (
      <Line>
        <bdi>{trouble.said}</bdi>
      </Line>
    );
  return (
    <Line>
      <FormattedMessage id={`market.trade.trouble.${trouble.word}`} values={{ address: trouble.address ?? '', most: trouble.most ?? 0 }} />
    </Line>
  );
}

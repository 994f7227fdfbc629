import { FailureText } from '@mortar/remote-kit';
import { Icon } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { BookRefusalWords } from './book-refusal.tsx';
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
  const words = <RefusalWords refusal={refusal} />;
  return <Line>{isOfBook ? <BookRefusalWords refusal={refusal} otherwise={words} /> : words}</Line>;
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

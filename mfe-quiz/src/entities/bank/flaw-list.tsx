import type { Flaw } from '@mortar/protocol/quiz';
import { FormattedMessage } from 'react-intl';
import styles from './bank.module.css';

/** What keeps a question from review, each in a line; nothing when it is ready. */
export function FlawList({ flaws }: { flaws: readonly Flaw[] }) {
  if (flaws.length === 0) return null;
  return (
    <section className={styles.flaws}>
      <p className={styles.label}>
        <FormattedMessage id="quiz.flaws" />
      </p>
      <ul className={styles.lines}>
        {flaws.map(({ code, locale }) => (
          <li key={`${code} ${locale}`}>
            <FormattedMessage id={`quiz.flaw.${code}`} values={{ locale: locale ?? 'both' }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { WrittenQuestion } from '@mortar/protocol/quiz';
import { Icon, VisuallyHidden } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { QuestionPicture } from '#entities/picture';
import styles from './bank.module.css';

interface Props {
  written: WrittenQuestion;
  locale: 'en' | 'zh-HK';
  /** How often each option was chosen. */
  picks?: readonly number[];
}

/** A question in one of its languages, with its key. */
export function Wording({ written, locale, picks }: Props) {
  const { formatNumber } = useIntl();
  const { text, options, why } = written[locale];
  const { picture } = written;
  const all = picks?.reduce((sum, count) => sum + count, 0) ?? 0;
  return (
    <section className={styles.wording} lang={locale}>
      <p className={styles.text}>{text || <Missing />}</p>
      {picture && <QuestionPicture picture={{ src: picture.address, alt: picture[locale] }} lang={locale} />}
      {picture && (
        <p className={styles.alt}>
          <FormattedMessage id="quiz.picture.alt" values={{ alt: picture[locale] || <Missing key="alt" /> }} />
        </p>
      )}
      <ul className={styles.options}>
        {options.map((option, index) => (
          <li key={index} className={styles.option} data-correct={index === written.correct || undefined}>
            <Icon name={index === written.correct ? 'check' : 'minus'} size={16} />
            <span className={styles.words}>
              {option || <Missing />}
              <VisuallyHidden>{index === written.correct && <FormattedMessage id="quiz.told.correct" />}</VisuallyHidden>
            </span>
            {picks && all > 0 && <span>{formatNumber((picks[index] ?? 0) / all, { style: 'percent' })}</span>}
          </li>
        ))}
      </ul>
      <p className={styles.why}>{why || <Missing />}</p>
    </section>
  );
}

const Missing = () => (
  <em className={styles.missing}>
    <FormattedMessage id="quiz.bank.empty" />
  </em>
);

import { Icon, Tag, VisuallyHidden } from '@mortar/ui';
import type { CSSProperties } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import styles from './crowd.module.css';

interface Props {
  options: readonly string[];
  /** Language of the options. */
  lang: string;
  /** What the person chose. */
  selected: number | null;
  /** Once the question was told: the right option, and how many chose each. */
  told?: { correct: number; picks: readonly number[] } | null;
}

/** Options of a question that everybody looks at; once it is told, how many chose each, as bars and in words. */
export function Crowd({ options, lang, selected, told = null }: Props) {
  const all = told?.picks.reduce((sum, count) => sum + count, 0) ?? 0;
  return (
    <ul className={styles.options}>
      {options.map((option, index) => {
        const isCorrect = told?.correct === index;
        const part = told && all > 0 ? told.picks[index]! / all : 0;
        return (
          <li
            key={index}
            className={styles.option}
            data-told={told ? true : undefined}
            data-correct={isCorrect || undefined}
            data-mine={index === selected || undefined}
            style={{ '--quiz-part': part } as CSSProperties}
          >
            <span className={styles.mark} aria-hidden="true">
              {told ? (
                <Icon name={isCorrect ? 'check' : index === selected ? 'close' : 'minus'} size={16} />
              ) : (
                <FormattedNumber value={index + 1} />
              )}
            </span>
            <span lang={lang} className={styles.text}>
              {option}
              <VisuallyHidden>{isCorrect && <FormattedMessage id="quiz.told.correct" />}</VisuallyHidden>
            </span>
            {index === selected && (
              <Tag tone={!told || isCorrect ? 'glaze' : 'danger'}>
                <FormattedMessage id="quiz.told.mine" />
              </Tag>
            )}
            {told && (
              <span className={styles.count}>
                <FormattedMessage id="quiz.event.picks" values={{ count: told.picks[index] ?? 0 }} />
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

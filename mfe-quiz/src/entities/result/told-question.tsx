import { Icon, Tag, VisuallyHidden } from '@mortar/ui';
import type { ToldQuestion as Told } from '@mortar/protocol/quiz';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { QuestionPicture } from '#entities/picture';
import styles from './told-question.module.css';

const PERCENT = 100;

interface Props {
  quiz: Told;
  /** What the player chose; null where nothing was. */
  selected: number | null;
  headingLevel?: 2 | 3;
  /** Above the question: its number, what it came to. */
  about?: ReactNode;
  /** Below the explanation. */
  children?: ReactNode;
}

/** A question with its answer: what was right, what the player and all others chose, why, and where it can be read. */
export function ToldQuestion({ quiz, selected, headingLevel = 3, about, children }: Props) {
  const { locale, formatNumber } = useIntl();
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles.question}>
      {about && <div className={styles.about}>{about}</div>}
      <Heading lang={locale} className={styles.text}>
        {quiz.text}
      </Heading>
      <QuestionPicture picture={quiz.picture} lang={locale} />
      <ul className={styles.options}>
        {quiz.options.map((option, index) => (
          <li
            key={index}
            className={styles.option}
            data-correct={index === quiz.correct || undefined}
            data-mine={index === selected || undefined}
          >
            <Icon name={index === quiz.correct ? 'check' : index === selected ? 'close' : 'minus'} size={16} className={styles.icon} />
            <span lang={locale} className={styles.words}>
              {option}
              <VisuallyHidden>{index === quiz.correct && <FormattedMessage id="quiz.told.correct" />}</VisuallyHidden>
            </span>
            {index === selected && (
              <Tag tone={index === quiz.correct ? 'glaze' : 'danger'}>
                <FormattedMessage id="quiz.told.mine" />
              </Tag>
            )}
            {quiz.others && (
              <span className={styles.others}>{formatNumber((quiz.others[index] ?? 0) / PERCENT, { style: 'percent' })}</span>
            )}
          </li>
        ))}
      </ul>
      {quiz.others && (
        <p className={styles.note}>
          <FormattedMessage id="quiz.told.others" />
        </p>
      )}
      <p lang={locale} className={styles.why}>
        {quiz.why}
      </p>
      <p className={styles.note}>
        <Source source={quiz.source} />
      </p>
      {children}
    </article>
  );
}

/** Where the fact can be read; what lies in the site's own repository is named. */
function Source({ source }: { source: string }) {
  if (!source.startsWith('https://'))
    return <FormattedMessage id="quiz.told.source.own" values={{ file: <bdi key="file">{source}</bdi> }} />;
  const { host } = new URL(source);
  return (
    <a href={source} target="_blank" rel="noopener noreferrer">
      <FormattedMessage id="quiz.told.source" values={{ host }} />
    </a>
  );
}

import type { ImportLine } from '@mortar/protocol/quiz';
import { Tag } from '@mortar/ui';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import styles from './page.module.css';

const TONES = { draft: 'glaze', duplicate: 'info', wrong: 'danger' } as const;

/** What became of each question of a file, line by line. */
export function Report({ lines }: { lines: readonly ImportLine[] }) {
  const count = (outcome: ImportLine['outcome']) => lines.filter((line) => line.outcome === outcome).length;
  return (
    <section className={styles.report}>
      <div role="status">
        <h2 className={styles.heading}>
          <FormattedMessage
            id="quiz.import.report"
            values={{ drafts: count('draft'), duplicates: count('duplicate'), wrong: count('wrong') }}
          />
        </h2>
      </div>
      <ol className={styles.lines}>
        {lines.map(({ line, outcome, id, problem, text }, index) => (
          <li key={index} className={styles.line}>
            <span className={styles.no}>
              <FormattedMessage id="quiz.import.line" values={{ line }} />
            </span>
            <Tag tone={TONES[outcome]}>
              <FormattedMessage id={`quiz.import.${outcome}`} />
            </Tag>
            {id && <Link to={`/quiz/bank/${id}`}>{id}</Link>}
            {problem && <FormattedMessage id={`quiz.import.problem.${problem}`} />}
            <span className={styles.text}>{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

import type { BankQuestion } from '@mortar/protocol/quiz';
import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import styles from './page.module.css';

const NONE = '–';

/** What is known of a question: what it is about, where it comes from, who agreed, how hard it has shown itself. */
export function Facts({ question }: { question: BankQuestion }) {
  const { topic, tier, origin, author, attribution, source, validuntil, approvals, alike, committed, figures } = question;
  return (
    <dl className={styles.facts}>
      <Fact id="subject">
        <FormattedMessage id={`quiz.topic.${topic}`} />, <FormattedMessage id={`quiz.write.tier.${tier}`} />
      </Fact>
      <Fact id="origin">
        <FormattedMessage id={`quiz.bank.origin.${origin}`} /> {[author, attribution].filter(Boolean).join(' · ')}
      </Fact>
      <Fact id="source">
        {source.startsWith('https://') ? (
          <a href={source} target="_blank" rel="noopener noreferrer">
            {source}
          </a>
        ) : (
          source || NONE
        )}
      </Fact>
      <Fact id="valid">{validuntil ? <FormattedDate value={validuntil} dateStyle="medium" timeZone="UTC" /> : NONE}</Fact>
      <Fact id="approvals">{approvals.map(({ name }) => name ?? NONE).join(', ') || NONE}</Fact>
      <Fact id="committed">{committed.join(', ') || NONE}</Fact>
      <Fact id="alike">
        {alike.map(({ id, text }) => (
          <Link key={id} to={`/quiz/bank/${id}`} className={styles.alike}>
            {id}: {text}
          </Link>
        ))}
        {alike.length === 0 && NONE}
      </Fact>
      <Fact id="figures">
        <Figures figures={figures} />
      </Fact>
    </dl>
  );
}

function Figures({ figures }: Pick<BankQuestion, 'figures'>) {
  if (!figures) return <FormattedMessage id="quiz.bank.figures.none" />;
  const { rating, plays, right, correlation, surplus } = figures;
  return (
    <>
      <FormattedMessage id="quiz.bank.figures" values={{ rating, plays, share: plays > 0 ? right / plays : 0 }} />
      {correlation !== null && (
        <p>
          <FormattedMessage id="quiz.bank.figures.correlation" values={{ correlation }} />
        </p>
      )}
      {surplus !== null && (
        <p>
          <FormattedMessage id="quiz.bank.figures.surplus" values={{ surplus }} />
        </p>
      )}
    </>
  );
}

function Fact({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>
        <FormattedMessage id={`quiz.bank.fact.${id}`} />
      </dt>
      <dd className={styles.is}>{children}</dd>
    </div>
  );
}

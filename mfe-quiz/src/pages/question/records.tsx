import type { BankQuestion } from '@mortar/protocol/quiz';
import { Tag } from '@mortar/ui';
import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Reason, Wording } from '#entities/bank';
import styles from './page.module.css';

/** What people reported, every wording that there was, and everything that was done, with its reason. */
export function Records({ question: { reports, revisions, acts, rev } }: { question: BankQuestion }) {
  return (
    <>
      <Section id="reports">
        {reports.map((report, index) => (
          <Line key={index} at={report.at} said={report.text}>
            <Tag tone={report.judged ? 'neutral' : 'danger'}>
              <FormattedMessage id={`quiz.report.${report.reason}`} />
            </Tag>
          </Line>
        ))}
      </Section>
      <Section id="revisions">
        {revisions.map((one) => (
          <li key={one.rev}>
            <details className={styles.revision}>
              <summary className={styles.summary}>
                <FormattedMessage id="quiz.bank.revision" values={{ rev: one.rev, by: one.author ?? '–', isNow: one.rev === rev }} />{' '}
                <FormattedDate value={one.at} dateStyle="medium" timeStyle="short" />
              </summary>
              <div className={styles.wordings}>
                <Wording written={one} locale="en" />
                <Wording written={one} locale="zh-HK" />
              </div>
            </details>
          </li>
        ))}
      </Section>
      <Section id="acts">
        {acts.map(({ act, by, reason, at }, index) => (
          <Line key={index} at={at} said={<Reason reason={reason} said={[by, reason].filter(Boolean).join(' · ')} />}>
            <Tag>
              <FormattedMessage id={`quiz.bank.done.${act}`} />
            </Tag>
          </Line>
        ))}
      </Section>
    </>
  );
}

function Section({ id, children }: { id: string; children: ReactNode[] }) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        <FormattedMessage id={`quiz.bank.${id}.title`} />
      </h2>
      {children.length > 0 ? <ul className={styles.lines}>{children}</ul> : <p className={styles.note}>–</p>}
    </section>
  );
}

function Line({ at, said, children }: { at: string; said: ReactNode; children: ReactNode }) {
  return (
    <li className={styles.line}>
      {children}
      <span className={styles.said}>{said}</span>
      <span className={styles.when}>
        <FormattedDate value={at} dateStyle="medium" timeStyle="short" />
      </span>
    </li>
  );
}

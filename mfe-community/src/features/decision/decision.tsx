import type { OwnCase } from '@mortar/protocol/community';
import type { ReactNode } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import styles from './decision.module.css';

interface Props {
  of: OwnCase;
  /** The way to appeal, shown while that can be done. */
  appealForm: ReactNode;
}

/** A decision as whom it is about reads it. */
export function Decision({ of: { says, decision, reason, note, decidedAt, appeal, isUpheld, canAppeal }, appealForm }: Props) {
  return (
    <div className={styles.case}>
      <h2 className={styles.what}>
        <FormattedMessage id={`community.case.${decision ?? 'none'}`} />
      </h2>
      <dl className={styles.facts}>
        <dt className={styles.term}>
          <FormattedMessage id="community.mod.rule" />
        </dt>
        <dd className={styles.fact}>
          <FormattedMessage id={`community.report.${reason ?? 'other'}`} />
        </dd>
        {note && (
          <>
            <dt className={styles.term}>
              <FormattedMessage id="community.case.note" />
            </dt>
            <dd className={styles.fact}>{note}</dd>
          </>
        )}
        {decidedAt && (
          <>
            <dt className={styles.term}>
              <FormattedMessage id="community.case.at" />
            </dt>
            <dd className={styles.fact}>
              <FormattedDate value={decidedAt} dateStyle="long" timeStyle="short" />
            </dd>
          </>
        )}
      </dl>
      {says && (
        <blockquote className={styles.quote} dir="auto">
          {says}
        </blockquote>
      )}
      {appeal && (
        <p role="status">
          <FormattedMessage id={`community.case.appeal.${isUpheld === null ? 'waits' : isUpheld ? 'upheld' : 'reversed'}`} />
        </p>
      )}
      {canAppeal && appealForm}
    </div>
  );
}

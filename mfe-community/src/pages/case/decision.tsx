import { CASE_CHARACTERS, type OwnCase } from '@mortar/protocol/community';
import { FailureText, useAction } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { TextArea } from '@mortar/ui/fields';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { appealFx } from './model.ts';
import styles from './case.module.css';

/** A decision as whom it is about reads it. */
export function Decision({ of: { id, says, decision, reason, note, decidedAt, appeal, isUpheld, canAppeal } }: { of: OwnCase }) {
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
      {canAppeal && <AppealForm id={id} />}
    </div>
  );
}

function AppealForm({ id }: { id: string }) {
  const { formatMessage } = useIntl();
  const { act, isBusy, failure } = useAction(useUnit(appealFx));
  const [text, setText] = useState('');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') act({ id, text });
      }}
    >
      <h3 className={styles.title}>
        <FormattedMessage id="community.case.appeal" />
      </h3>
      <p className={styles.hint}>
        <FormattedMessage id="community.case.appeal.how" />
      </p>
      <TextArea
        label={formatMessage({ id: 'community.case.appeal.text' })}
        value={text}
        limit={CASE_CHARACTERS.appeal}
        onValueChange={setText}
      />
      {failure && <FailureText failure={failure} />}
      <Button type="submit" variant="primary" loading={isBusy} disabled={text.trim() === ''} className={styles.send}>
        <FormattedMessage id="community.case.appeal.send" />
      </Button>
    </form>
  );
}

import { CASE_CHARACTERS, type CaseDetail } from '@mortar/protocol/community';
import { FailureText, useAction } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { TextArea } from '@mortar/ui/fields';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { reviewFx } from './model.ts';
import styles from './mod.module.css';

/** Another moderator looks at an appeal: the decision stands, or is taken back. */
export function ReviewForm({ of: { id } }: { of: CaseDetail }) {
  const { formatMessage } = useIntl();
  const { act, isBusy, failure } = useAction(useUnit(reviewFx));
  const [note, setNote] = useState('');
  return (
    <div className={styles.form}>
      <TextArea
        label={formatMessage({ id: 'community.mod.note.inside' })}
        value={note}
        limit={CASE_CHARACTERS.note}
        onValueChange={setNote}
      />
      {failure && <FailureText failure={failure} />}
      <div className={styles.acts}>
        <Button variant="primary" loading={isBusy} onClick={() => act({ id, isUpheld: false, note })}>
          <FormattedMessage id="community.mod.reverse" />
        </Button>
        <Button disabled={isBusy} onClick={() => act({ id, isUpheld: true, note })}>
          <FormattedMessage id="community.mod.uphold" />
        </Button>
      </div>
    </div>
  );
}

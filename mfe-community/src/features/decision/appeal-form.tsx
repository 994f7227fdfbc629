import type { RequestFailure } from '@mortar/client';
import { CASE_CHARACTERS } from '@mortar/protocol/community';
import { FailureText } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { TextArea } from '@mortar/ui/fields';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './decision.module.css';

interface Props {
  isBusy: boolean;
  failure: RequestFailure | null;
  onSend: (text: string) => void;
}

/** Where somebody says why a decision should be another one. */
export function AppealForm({ isBusy, failure, onSend }: Props) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') onSend(text);
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

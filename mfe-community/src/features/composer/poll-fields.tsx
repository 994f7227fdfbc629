import { POLL_OPTIONS } from '@mortar/protocol/community';
import { Button, IconButton, TextField } from '@mortar/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import styles from './poll-fields.module.css';

interface Props {
  options: readonly string[];
  onChange: (options: readonly string[]) => void;
}

/** Choices of a poll that is open for a day. */
export function PollFields({ options, onChange }: Props) {
  const { formatMessage } = useIntl();
  const set = (at: number, text: string) => onChange(options.map((option, index) => (index === at ? text : option)));
  return (
    <div className={styles.poll}>
      {options.map((option, index) => (
        <div key={index} className={styles.option}>
          <TextField
            label={formatMessage({ id: 'community.compose.option' }, { number: index + 1 })}
            value={option}
            maxLength={POLL_OPTIONS.characters}
            onValueChange={(text) => set(index, text)}
          />
          {options.length > POLL_OPTIONS.least && (
            <IconButton
              icon="close"
              label={formatMessage({ id: 'community.compose.option.remove' }, { number: index + 1 })}
              onClick={() => onChange(options.filter((_, at) => at !== index))}
            />
          )}
        </div>
      ))}
      <p className={styles.foot}>
        {options.length < POLL_OPTIONS.most && (
          <Button icon="plus" onClick={() => onChange([...options, ''])}>
            <FormattedMessage id="community.compose.option.add" />
          </Button>
        )}
        <span className={styles.note}>
          <FormattedMessage id="community.compose.poll.open" />
        </span>
      </p>
    </div>
  );
}

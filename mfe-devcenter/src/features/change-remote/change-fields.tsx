import { $profile } from '@mortar/host';
import { Button } from '@mortar/ui';
import { Select } from '@mortar/ui/choices';
import { NumberField, TextArea } from '@mortar/ui/fields';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import type { Change } from '#entities/change';
import styles from '../../lib/parts.module.css';
import { useWords } from '../../lib/use-words.ts';
import type { WrittenForm } from './written-form.ts';

interface Props {
  change: Change;
  form: WrittenForm;
  /** It was to be sent already: what is missing is said. */
  isTried: boolean;
  onChange: (form: WrittenForm) => void;
}

/** What the server takes at most. */
const REASON_LENGTH = 500;
/** Lives of a link: an hour, a day, a week, 30 days. */
const LIVES = ['3600', '86400', '604800', '2592000'] as const;

/** The fields of a change: who gets a canary, how long a link lives, and for every one why. */
export function ChangeFields({ change, form, isTried, onChange }: Props) {
  const { say } = useWords();
  return (
    <>
      {change.action === 'canary' && <Audience form={form} isTried={isTried} onChange={onChange} />}
      {change.action === 'canaryLink' && (
        <Select
          label={say('link.life')}
          placeholder={say('choose')}
          choices={LIVES.map((value) => ({ value, label: say(`link.${value}`) }))}
          value={LIVES.find((life) => Number(life) === form.seconds) ?? null}
          onValueChange={(seconds) => onChange({ ...form, seconds: Number(seconds) })}
        />
      )}
      <TextArea
        label={say('reason')}
        helper={say('reason.why')}
        value={form.reason}
        limit={REASON_LENGTH}
        countLabel={(count, limit) => `${count} / ${limit}`}
        onValueChange={(reason) => onChange({ ...form, reason })}
      />
    </>
  );
}

function Audience({ form, isTried, onChange }: Omit<Props, 'change'>) {
  const { say, locale } = useWords();
  const profile = useUnit($profile);
  const [written, setWritten] = useState(() => form.users.join('\n'));
  const write = (text: string) => {
    setWritten(text);
    onChange({ ...form, users: peopleIn(text) });
  };
  const me = profile?.uid;
  return (
    <>
      <NumberField
        label={say('canary.percentage')}
        helper={say('canary.percentage.why')}
        locale={locale}
        value={form.percentage === null ? null : String(form.percentage)}
        onValueChange={(value) => onChange({ ...form, percentage: value === null ? null : Number(value) })}
        errorOf={() => say('canary.percentage.wrong')}
        error={isTried && form.percentage === null && say('canary.percentage.wrong')}
        places={0}
        min="0"
        max="100"
        unit="%"
      />
      <TextArea label={say('canary.users')} helper={say('canary.users.why')} value={written} onValueChange={write} />
      {me !== undefined && !form.users.includes(me) && (
        <div className={styles.actions}>
          <Button onClick={() => write([...form.users, me].join('\n'))}>{say('canary.me')}</Button>
        </div>
      )}
    </>
  );
}

function peopleIn(text: string): string[] {
  return [...new Set(text.split(/[\s,;，；、]+/).filter(Boolean))];
}

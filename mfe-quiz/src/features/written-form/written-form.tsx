import { fieldMessage, type RequestFailure } from '@mortar/client';
import type { WrittenQuestion } from '@mortar/protocol/quiz';
import { TextField } from '@mortar/ui';
import { Select } from '@mortar/ui/choices';
import { DateField } from '@mortar/ui/fields';
import { RadioField } from '@mortar/ui/toggles';
import { useIntl } from 'react-intl';
import { TOPICS } from '#lib/topics';
import { LanguageFields } from './language-fields.tsx';
import { PictureFields } from './picture-fields.tsx';
import styles from './written-form.module.css';

const TIERS = [1, 2, 3] as const;
const PLACES = [0, 1, 2, 3] as const;

function withPicture(written: WrittenQuestion, picture: WrittenQuestion['picture']): WrittenQuestion {
  const { picture: _, ...words } = written;
  return picture ? { ...words, picture } : words;
}

interface Props {
  written: WrittenQuestion;
  onWritten: (written: WrittenQuestion) => void;
  failure: RequestFailure | null;
}

/** Fields of a question: both languages side by side, the key by its place, where it can be read, when it ages. */
export function WrittenForm({ written, onWritten, failure }: Props) {
  const { formatMessage, locale } = useIntl();
  const change = (part: Partial<WrittenQuestion>) => onWritten({ ...written, ...part });
  const said = (field: string) => (failure && fieldMessage(failure, `written.${field}`)) || null;
  return (
    <div className={styles.form}>
      <div className={styles.languages}>
        {(['en', 'zh-HK'] as const).map((one) => (
          <LanguageFields
            key={one}
            locale={one}
            words={written[one]}
            onWords={(words) => change({ [one]: words })}
            error={said(`${one}.text`)}
          />
        ))}
      </div>
      <PictureFields picture={written.picture} onPicture={(picture) => onWritten(withPicture(written, picture))} error={said('picture')} />
      <RadioField
        label={formatMessage({ id: 'quiz.write.correct' })}
        value={String(written.correct)}
        onValueChange={(place) => change({ correct: Number(place) })}
        choices={PLACES.map((place) => ({
          value: String(place),
          label: `${place + 1}. ${written.en.options[place] || written['zh-HK'].options[place] || '–'}`,
        }))}
      />
      <div className={styles.about}>
        <Select
          label={formatMessage({ id: 'quiz.write.topic' })}
          placeholder=""
          value={written.topic}
          onValueChange={(topic) => change({ topic })}
          choices={TOPICS.map((value) => ({ value, label: formatMessage({ id: `quiz.topic.${value}` }) }))}
        />
        <Select
          label={formatMessage({ id: 'quiz.write.tier' })}
          placeholder=""
          value={String(written.tier)}
          onValueChange={(tier) => change({ tier: Number(tier) })}
          choices={TIERS.map((tier) => ({ value: String(tier), label: formatMessage({ id: `quiz.write.tier.${tier}` }) }))}
        />
        <DateField
          label={formatMessage({ id: 'quiz.write.valid' })}
          helper={formatMessage({ id: 'quiz.write.valid.note' })}
          value={written.validuntil}
          onValueChange={(validuntil) => change({ validuntil })}
          locale={locale}
          error={said('validuntil')}
        />
      </div>
      <TextField
        label={formatMessage({ id: 'quiz.write.source' })}
        helper={formatMessage({ id: 'quiz.write.source.note' })}
        inputMode="url"
        value={written.source}
        onValueChange={(source) => change({ source })}
        error={said('source')}
      />
    </div>
  );
}

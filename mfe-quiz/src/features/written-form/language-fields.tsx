import type { WrittenQuestion } from '@mortar/protocol/quiz';
import { TextField } from '@mortar/ui';
import { TextArea } from '@mortar/ui/fields';
import { useIntl } from 'react-intl';
import { LONGEST } from './longest.ts';
import styles from './written-form.module.css';

interface Props {
  locale: 'en' | 'zh-HK';
  words: WrittenQuestion['en'];
  onWords: (words: WrittenQuestion['en']) => void;
  error: string | null;
}

/** Question, options and explanation in one language. */
export function LanguageFields({ locale, words, onWords, error }: Props) {
  const { formatMessage } = useIntl();
  const most = LONGEST[locale];
  const countLabel = (count: number, limit: number) => formatMessage({ id: 'quiz.report.count' }, { count, limit });
  return (
    <fieldset className={styles.language}>
      <legend className={styles.legend}>{formatMessage({ id: `quiz.write.${locale}` })}</legend>
      <TextArea
        label={formatMessage({ id: 'quiz.write.text' })}
        lang={locale}
        rows={2}
        value={words.text}
        onValueChange={(text) => onWords({ ...words, text })}
        limit={most.text}
        countLabel={countLabel}
        error={error}
      />
      {words.options.map((option, index) => (
        <TextField
          key={index}
          label={formatMessage({ id: 'quiz.write.option' }, { no: index + 1 })}
          lang={locale}
          maxLength={most.option}
          value={option}
          onValueChange={(next) => onWords({ ...words, options: words.options.with(index, next) })}
        />
      ))}
      <TextArea
        label={formatMessage({ id: 'quiz.write.why' })}
        lang={locale}
        rows={2}
        value={words.why}
        onValueChange={(why) => onWords({ ...words, why })}
        limit={most.why}
        countLabel={countLabel}
      />
    </fieldset>
  );
}

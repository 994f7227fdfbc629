import { IMPORT_CHARACTERS, IMPORT_FORMATS, type ImportFormat, type ImportLine } from '@mortar/protocol/quiz';
import { FailureText, useAction } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { Select } from '@mortar/ui/choices';
import { TextArea } from '@mortar/ui/fields';
import { useUnit } from 'effector-react';
import { useState, type SubmitEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { TOPICS } from '#lib/topics';
import { QuizFrame } from '../../lib/quiz-frame.tsx';
import { importFx } from './model.ts';
import styles from './page.module.css';
import { Report } from './report.tsx';

const BY_ENDING: Readonly<Record<string, ImportFormat>> = { json: 'opentdb', gift: 'gift', txt: 'gift', csv: 'csv' };
const LOCALES = ['en', 'zh-HK'] as const;

/** `/quiz/bank/import`: a file or pasted text becomes drafts, with a report by line; the text stays for who mends it. */
export function Page() {
  const { formatMessage } = useIntl();
  const [format, setFormat] = useState<ImportFormat>('opentdb');
  const [topic, setTopic] = useState<(typeof TOPICS)[number]>('words');
  const [locale, setLocale] = useState<(typeof LOCALES)[number]>('en');
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [lines, setLines] = useState<ImportLine[] | null>(null);
  const { act, isBusy, failure } = useAction(useUnit(importFx));
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    const flaw = text.trim() === '' ? 'quiz.import.empty' : text.length > IMPORT_CHARACTERS ? 'quiz.import.long' : null;
    setError(flaw);
    if (!flaw) act({ format, topic, locale, text }, (done) => setLines(done.lines));
  };
  const take = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    // A file that was mended and is chosen again is a change too.
    input.value = '';
    if (!file) return;
    setFormat(BY_ENDING[file.name.split('.').at(-1)!.toLowerCase()] ?? format);
    setText(await file.text());
  };
  return (
    <QuizFrame
      back={
        <Button variant="quiet" icon="arrow-left" render={<Link to="/quiz/bank" />}>
          <FormattedMessage id="quiz.bank.title" />
        </Button>
      }
      title={<FormattedMessage id="quiz.import.title" />}
      lede={<FormattedMessage id="quiz.import.lede" />}
    >
      <form onSubmit={send} className={styles.form} noValidate>
        <label className={styles.file}>
          <FormattedMessage id="quiz.import.file" />
          <input type="file" accept=".json,.gift,.txt,.csv" onChange={(event) => void take(event.target)} />
        </label>
        <TextArea
          label={formatMessage({ id: 'quiz.import.text' })}
          rows={10}
          spellCheck={false}
          value={text}
          onValueChange={setText}
          error={error && formatMessage({ id: error })}
        />
        <div className={styles.fields}>
          <Select
            label={formatMessage({ id: 'quiz.import.format' })}
            placeholder=""
            value={format}
            onValueChange={setFormat}
            choices={IMPORT_FORMATS.map((value) => ({ value, label: formatMessage({ id: `quiz.import.format.${value}` }) }))}
          />
          <Select
            label={formatMessage({ id: 'quiz.import.topic' })}
            placeholder=""
            value={topic}
            onValueChange={setTopic}
            choices={TOPICS.map((value) => ({ value, label: formatMessage({ id: `quiz.topic.${value}` }) }))}
          />
          <Select
            label={formatMessage({ id: 'quiz.import.locale' })}
            placeholder=""
            value={locale}
            onValueChange={setLocale}
            choices={LOCALES.map((value) => ({ value, label: formatMessage({ id: `quiz.write.${value}` }) }))}
          />
        </div>
        {failure && <FailureText failure={failure} />}
        <Button type="submit" variant="primary" loading={isBusy} className={styles.send!}>
          <FormattedMessage id="quiz.import.send" />
        </Button>
      </form>
      {lines && <Report lines={lines} />}
    </QuizFrame>
  );
}

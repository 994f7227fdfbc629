import { CAPTIONS, type CaptionLanguage, type Video } from '@mortar/protocol/video';
import { FailureText, useAction } from '@mortar/remote-kit';
import { IconButton } from '@mortar/ui';
import { Select } from '@mortar/ui/choices';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FileButton } from '../../lib/file-button.tsx';
import { languageName } from '../../lib/language-name.ts';
import styles from './edit-video.module.css';
import { captionFx, dropCaptionFx } from './model.ts';

interface Props {
  video: Video;
  onChanged: (video: Video) => void;
}

const LANGUAGES: readonly CaptionLanguage[] = [
  'zh-HK',
  'en',
  'zh-TW',
  'zh-CN',
  'yue',
  'ja',
  'ko',
  'fr',
  'de',
  'es',
  'pt',
  'id',
  'th',
  'vi',
  'fil',
  'hi',
];

/** Captions of a video: a WebVTT or SubRip file for each language. */
export function Captions({ video: { videoid, captions }, onChanged }: Props) {
  const { formatMessage } = useIntl();
  const units = useUnit({ save: captionFx, drop: dropCaptionFx });
  const [save, drop] = [useAction(units.save), useAction(units.drop)];
  const [lang, setLang] = useState<CaptionLanguage>('zh-HK');
  const [isTooLarge, setTooLarge] = useState(false);
  async function take(file: File): Promise<void> {
    const text = file.size <= CAPTIONS.characters * 4 ? await file.text() : undefined;
    setTooLarge(text === undefined || text.length > CAPTIONS.characters);
    if (text && text.length <= CAPTIONS.characters) save.act({ videoid, lang, text }, onChanged);
  }
  const failure = save.failure ?? drop.failure;
  return (
    <section className={styles.part} aria-labelledby="edit-captions">
      <h3 id="edit-captions" className={styles.heading}>
        <FormattedMessage id="community.player.captions" />
      </h3>
      <ul className={styles.list}>
        {captions.map((caption) => (
          <li key={caption.lang} className={styles.row}>
            <span lang={caption.lang}>{languageName(caption.lang)}</span>
            <IconButton
              icon="trash"
              disabled={drop.isBusy}
              label={formatMessage({ id: 'community.video.remove' }, { name: languageName(caption.lang) })}
              onClick={() => drop.act({ videoid, lang: caption.lang }, onChanged)}
            />
          </li>
        ))}
      </ul>
      <div className={styles.adding}>
        <Select
          label={formatMessage({ id: 'community.video.caption.language' })}
          placeholder=""
          value={lang}
          choices={LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
          onValueChange={setLang}
        />
        <FileButton
          label={formatMessage({ id: 'community.video.caption.choose' })}
          accept=".vtt,.srt"
          loading={save.isBusy}
          onFile={(file) => void take(file)}
        >
          <FormattedMessage id="community.video.caption.choose" />
        </FileButton>
      </div>
      {isTooLarge && (
        <p role="alert" className={styles.wrong}>
          <FormattedMessage id="community.video.caption.large" />
        </p>
      )}
      {failure && <FailureText failure={failure} />}
    </section>
  );
}

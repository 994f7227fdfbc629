import { Icon, IconButton } from '@mortar/ui';
import { Progress } from '../progress/progress.tsx';
import { Preview } from './preview.tsx';
import styles from './upload-field.module.css';
import type { UploadTexts } from './upload-field.tsx';
import type { Upload, Uploads } from './uploads.ts';

interface Props<Result> {
  upload: Upload<Result>;
  uploads: Uploads<Result>;
  texts: UploadTexts;
  locale: string;
  formatSize: (bytes: number) => string;
}

/** One file: what it is, how far it is, and what can be done about it. */
export function UploadRow<Result>({ upload, uploads, texts, locale, formatSize }: Props<Result>) {
  const { id, file, state } = upload;
  const isOnWay = state === 'sending' || state === 'waiting';
  return (
    <li className={styles.row} data-state={state}>
      <Preview file={file} />
      <div className={styles.about}>
        <bdi className={styles.name}>{file.name}</bdi>
        {state === 'sending' ? (
          <Progress label={texts.sending(file.name)} labelHidden value={upload.share} locale={locale} className={styles.progress} />
        ) : (
          <span className={styles.state}>
            {state === 'done' && <Icon name="success" size={16} />}
            {state === 'failed' && <Icon name="error" size={16} />}
            {state === 'failed' ? texts.failed(upload.cause) : texts[state]}
            {state !== 'failed' && <span className={styles.size}>{formatSize(file.size)}</span>}
          </span>
        )}
      </div>
      {isOnWay && <IconButton icon="close" label={texts.abort(file.name)} onClick={() => uploads.abort(id)} />}
      {(state === 'failed' || state === 'stopped') && (
        <IconButton icon="retry" label={texts.retry(file.name)} onClick={() => uploads.retry(id)} />
      )}
      {!isOnWay && <IconButton icon="close" label={texts.remove(file.name)} onClick={() => uploads.remove(id)} />}
    </li>
  );
}

import { createUpload } from '@mortar/client/upload';
import type { WrittenQuestion } from '@mortar/protocol/quiz';
import { UPLOAD_LIMITS, uploadPostMedia } from '@mortar/protocol/uploads';
import { PictureField } from '@mortar/remote-kit/picture';
import { Button, TextField } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useCallback, type ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { QuestionPicture } from '#entities/picture';
import { LONGEST } from './longest.ts';
import styles from './written-form.module.css';

type Picture = WrittenQuestion['picture'];
const uploadFx = createUpload(uploadPostMedia);

interface Props {
  picture: Picture;
  onPicture: (picture: Picture) => void;
  error: string | null;
}

/** The picture of a question, and what is told of it to who does not see it. */
export function PictureFields({ picture, onPicture, error }: Props) {
  const { formatMessage } = useIntl();
  const upload = useUnit(uploadFx);
  const send: ComponentProps<typeof PictureField>['send'] = useCallback((given) => upload({ ...given, purpose: 'picture' }), [upload]);
  if (!picture)
    return (
      <div className={styles.picture}>
        <PictureField
          label={formatMessage({ id: 'quiz.write.picture' })}
          helper={formatMessage({ id: 'quiz.write.picture.note' })}
          maxBytes={UPLOAD_LIMITS.picture.form}
          send={send}
          onChoose={(asset) => asset && onPicture({ address: asset.url, en: '', 'zh-HK': '' })}
        />
        {error && <p className={styles.error}>{error}</p>}
      </div>
    );
  return (
    <div className={styles.picture}>
      <QuestionPicture picture={{ src: picture.address, alt: '' }} lang="en" />
      {(['en', 'zh-HK'] as const).map((locale) => (
        <TextField
          key={locale}
          label={formatMessage({ id: `quiz.write.alt.${locale}` })}
          helper={locale === 'en' ? formatMessage({ id: 'quiz.write.alt.note' }) : undefined}
          lang={locale}
          maxLength={LONGEST[locale].alt}
          value={picture[locale]}
          onValueChange={(alt) => onPicture({ ...picture, [locale]: alt })}
        />
      ))}
      {error && <p className={styles.error}>{error}</p>}
      <div>
        <Button icon="close" onClick={() => onPicture(undefined)}>
          <FormattedMessage id="quiz.write.picture.remove" />
        </Button>
      </div>
    </div>
  );
}

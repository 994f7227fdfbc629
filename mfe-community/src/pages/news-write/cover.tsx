import { FailureText, useAction } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OwnArticle } from '#entities/article';
import { FileButton } from '../../lib/file-button.tsx';
import { PICTURES, refusalOf } from '../../lib/picture-files.ts';
import { sendPictureFx } from './model.ts';
import styles from './news-write.module.css';

interface Props {
  picture: OwnArticle['picture'];
  isFixed: boolean;
  onChange: (change: (article: OwnArticle) => OwnArticle) => void;
}

/** The picture above an article. */
export function Cover({ picture, isFixed, onChange }: Props) {
  const { formatMessage } = useIntl();
  const upload = useAction(useUnit(sendPictureFx));
  const [refused, setRefused] = useState<'kind' | 'large' | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const send = (chosen: File) => {
    setFile(chosen);
    const refusal = refusalOf(chosen);
    setRefused(refusal);
    if (refusal) return;
    upload.act({ file: chosen, purpose: 'picture' }, ({ assetid, url, width, height }) =>
      onChange((now) => ({ ...now, assetid, picture: { url, width: width ?? 1, height: height ?? 1 } })),
    );
  };
  return (
    <div className={styles.cover}>
      {picture && <img src={picture.url} alt="" width={picture.width} height={picture.height} className={styles.image} />}
      <div className={styles.acts}>
        <FileButton
          icon={picture ? 'retry' : 'plus'}
          label={formatMessage({ id: 'community.write.cover' })}
          accept={PICTURES}
          loading={upload.isBusy}
          disabled={isFixed}
          onFile={send}
        >
          <FormattedMessage id={picture ? 'community.write.cover.other' : 'community.write.cover.add'} />
        </FileButton>
        {picture && (
          <Button
            variant="quiet"
            icon="trash"
            disabled={isFixed}
            onClick={() => onChange((now) => ({ ...now, assetid: '', picture: null }))}
          >
            <FormattedMessage id="community.write.cover.remove" />
          </Button>
        )}
      </div>
      {refused && (
        <p role="alert" className={styles.fault}>
          <FormattedMessage id={`community.write.cover.${refused}`} />
        </p>
      )}
      {upload.failure && file && (
        <div className={styles.acts}>
          <FailureText failure={upload.failure} />
          <Button onClick={() => send(file)}>
            <FormattedMessage id="community.again" />
          </Button>
        </div>
      )}
    </div>
  );
}

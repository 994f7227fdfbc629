import { UPLOAD_LIMITS } from '@mortar/protocol/uploads';
import { FailureText, useAction } from '@mortar/remote-kit';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OwnArticle } from '#entities/article';
import { sendPictureFx } from './model.ts';
import styles from './news-write.module.css';

const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif,image/gif';
const TYPES = new Set(ACCEPT.split(','));

interface Props {
  picture: OwnArticle['picture'];
  isFixed: boolean;
  onChange: (change: (article: OwnArticle) => OwnArticle) => void;
}

/** The picture above an article. */
export function Cover({ picture, isFixed, onChange }: Props) {
  const { formatMessage } = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const upload = useAction(useUnit(sendPictureFx));
  const [refused, setRefused] = useState<'kind' | 'large' | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const send = (chosen: File) => {
    setFile(chosen);
    setRefused(!TYPES.has(chosen.type) ? 'kind' : chosen.size > UPLOAD_LIMITS.picture.form ? 'large' : null);
    if (!TYPES.has(chosen.type) || chosen.size > UPLOAD_LIMITS.picture.form) return;
    upload.act({ file: chosen, purpose: 'picture' }, ({ assetid, url, width, height }) =>
      onChange((now) => ({ ...now, assetid, picture: { url, width: width ?? 1, height: height ?? 1 } })),
    );
  };
  return (
    <div className={styles.cover}>
      {picture && <img src={picture.url} alt="" width={picture.width} height={picture.height} className={styles.image} />}
      <div className={styles.acts}>
        <Button icon={picture ? 'retry' : 'plus'} loading={upload.isBusy} disabled={isFixed} onClick={() => input.current?.click()}>
          <FormattedMessage id={picture ? 'community.write.cover.other' : 'community.write.cover.add'} />
        </Button>
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
      <input
        ref={input}
        type="file"
        accept={ACCEPT}
        hidden
        aria-label={formatMessage({ id: 'community.write.cover' })}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen) send(chosen);
          target.value = '';
        }}
      />
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

import { messageOf, type RequestFailure } from '@mortar/client';
import { ALT_CHARACTERS } from '@mortar/protocol/community';
import { Button, IconButton, TextField } from '@mortar/ui';
import { Progress } from '@mortar/ui/data';
import { useUnit } from 'effector-react';
import { useCallback } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { DraftPicture } from '#entities/draft';
import { $sending, pictureSent } from './model.ts';
import styles from './picture-list.module.css';

interface Props {
  pictures: readonly DraftPicture[];
  place: string;
  onChange: (pictures: readonly DraftPicture[]) => void;
}

/** Pictures of a draft in their order, with what is on them in words. */
export function PictureList({ pictures, place, onChange }: Props) {
  if (pictures.length === 0) return null;
  const move = (from: number, by: number) => {
    const next = [...pictures];
    next.splice(from + by, 0, ...next.splice(from, 1));
    onChange(next);
  };
  return (
    <ol className={styles.list}>
      {pictures.map((picture, index) => (
        <Picture
          key={picture.key}
          picture={picture}
          number={index + 1}
          place={place}
          onAlt={(alt) => onChange(pictures.map((one) => (one.key === picture.key ? { ...one, alt } : one)))}
          onRemove={() => onChange(pictures.filter(({ key }) => key !== picture.key))}
          {...(index > 0 && { onEarlier: () => move(index, -1) })}
          {...(index < pictures.length - 1 && { onLater: () => move(index, 1) })}
        />
      ))}
    </ol>
  );
}

interface PictureProps {
  picture: DraftPicture;
  number: number;
  place: string;
  onAlt: (alt: string) => void;
  onRemove: () => void;
  onEarlier?: () => void;
  onLater?: () => void;
}

function Picture({ picture, number, place, onAlt, onRemove, onEarlier, onLater }: PictureProps) {
  const { formatMessage, locale } = useIntl();
  const { sending, send } = useUnit({ sending: $sending, send: pictureSent });
  const state = sending[picture.key];
  const say = (id: string) => formatMessage({ id: `community.compose.${id}` }, { number });
  return (
    <li className={styles.item}>
      <div className={styles.preview}>
        <Preview picture={picture} />
      </div>
      <div className={styles.about}>
        <TextField
          label={say('alt')}
          placeholder={formatMessage({ id: 'community.compose.alt.hint' })}
          value={picture.alt}
          maxLength={ALT_CHARACTERS}
          onValueChange={onAlt}
        />
        {state && 'share' in state && <Progress label={say('sending')} value={state.share} locale={locale} />}
        {state && 'failure' in state && (
          <p role="alert" className={styles.failed}>
            {messageOf(state.failure as RequestFailure) ?? say('failed')}{' '}
            <Button onClick={() => send({ place, picture })}>
              <FormattedMessage id="community.again" />
            </Button>
          </p>
        )}
        <div className={styles.acts}>
          {onEarlier && <IconButton icon="arrow-left" label={say('earlier')} onClick={onEarlier} />}
          {onLater && <IconButton icon="arrow-right" label={say('later.picture')} onClick={onLater} />}
          <IconButton icon="trash" label={say('remove')} onClick={onRemove} />
        </div>
      </div>
    </li>
  );
}

/** The picture itself: the server's, or this device's file while it is on its way. */
function Preview({ picture: { file, asset } }: { picture: DraftPicture }) {
  const draw = useCallback(
    (image: HTMLImageElement) => {
      if (!file) return;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  return asset ? <img src={asset.url} alt="" className={styles.image} /> : <img ref={draw} alt="" className={styles.image} />;
}

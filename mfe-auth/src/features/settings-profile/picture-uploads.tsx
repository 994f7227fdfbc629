import { messageOf, type RequestFailure } from '@mortar/client';
import type { UserProfile } from '@mortar/protocol/identity';
import { UPLOAD_LIMITS, type Asset } from '@mortar/protocol/uploads';
import { Button } from '@mortar/ui';
import { formatBytes } from '@mortar/ui/format';
import { UploadField, type Send, type UploadTexts } from '@mortar/ui/upload';
import { useUnit } from 'effector-react';
import { useCallback } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { $draft, pictureChosen, sendBannerFx, sendPictureFx, type PictureField } from './model.ts';
import styles from './settings-profile.module.css';

interface Props {
  field: PictureField;
  profile: UserProfile;
}

/** Pictures that the server takes and every browser shows. */
const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif,image/gif';
const MOST_BYTES = UPLOAD_LIMITS.avatar.form;

/** Picture and banner beside each other. */
export function PictureUploads({ profile }: Pick<Props, 'profile'>) {
  return (
    <div className={styles.uploads}>
      <PictureUpload field="picture" profile={profile} />
      <PictureUpload field="banner" profile={profile} />
    </div>
  );
}

/** Another picture or banner, or none; it counts once the profile is saved. */
function PictureUpload({ field, profile }: Props) {
  const intl = useIntl();
  const { draft, choose, sendPicture, sendBanner } = useUnit({
    draft: $draft,
    choose: pictureChosen,
    sendPicture: sendPictureFx,
    sendBanner: sendBannerFx,
  });
  const send: Send<Asset> = useCallback(
    (file, { signal, onProgress }) => {
      const common = { file, signal, onProgress: ({ sent, total }: { sent: number; total: number }) => onProgress(sent / total) };
      return field === 'banner' ? sendBanner(common) : sendPicture({ ...common, purpose: 'avatar' });
    },
    [field, sendBanner, sendPicture],
  );
  const locale = intl.locale === 'zh-HK' ? 'zh-HK' : 'en';
  const formatSize = (bytes: number) => formatBytes(bytes, locale);
  const hasOne = (field === 'banner' ? profile.bannerimageurl : profile.headimgurl) !== '';
  const isGoing = draft[field] === null;
  return (
    <div className={styles.upload}>
      <UploadField
        label={intl.formatMessage({ id: `settings.profile.${field}` })}
        helper={intl.formatMessage({ id: isGoing ? 'settings.profile.going' : `settings.profile.${field}.helper` })}
        texts={uploadTexts(intl, formatSize(MOST_BYTES))}
        send={send}
        accept={ACCEPT}
        maxBytes={MOST_BYTES}
        maxFiles={1}
        onResults={([asset]) => choose({ field, asset })}
        locale={locale}
        formatSize={formatSize}
      />
      {hasOne && !draft[field] && (
        <Button variant="quiet" className={styles.away} onClick={() => choose({ field, asset: isGoing ? undefined : null })}>
          <FormattedMessage id={`settings.profile.${field}.${isGoing ? 'keep' : 'remove'}`} />
        </Button>
      )}
    </div>
  );
}

function uploadTexts({ formatMessage }: IntlShape, most: string): UploadTexts {
  const say = (id: string, values: Record<string, string> = {}) => formatMessage({ id: `settings.upload.${id}` }, values);
  return {
    choose: say('choose'),
    hint: say('hint', { most }),
    waiting: say('waiting'),
    stopped: say('stopped'),
    done: say('done'),
    sending: (name) => say('sending', { name }),
    failed: (cause) => messageOf(cause as RequestFailure) ?? say('failed'),
    refused: (name, why) => say(`refused.${why.replaceAll(' ', '-')}`, { name, most }),
    abort: (name) => say('abort', { name }),
    retry: (name) => say('retry', { name }),
    remove: (name) => say('remove', { name }),
  };
}

import type { UserProfile } from '@mortar/protocol/identity';
import { UPLOAD_LIMITS } from '@mortar/protocol/uploads';
import { PictureField as Field } from '@mortar/remote-kit/picture';
import { Button } from '@mortar/ui';
import { useUnit } from 'effector-react';
import { useCallback, type ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { $draft, $savedPictures, pictureChosen, sendBannerFx, sendPictureFx, type PictureField } from './model.ts';
import styles from './settings-profile.module.css';

interface Props {
  field: PictureField;
  profile: UserProfile;
}

/** Picture and banner beside each other. */
export function PictureUploads({ profile }: Pick<Props, 'profile'>) {
  const saved = useUnit($savedPictures);
  return (
    <div className={styles.uploads}>
      <PictureUpload key={`picture ${saved.picture}`} field="picture" profile={profile} />
      <PictureUpload key={`banner ${saved.banner}`} field="banner" profile={profile} />
    </div>
  );
}

/** Another picture or banner, or none; it counts once the profile is saved. */
function PictureUpload({ field, profile }: Props) {
  const { formatMessage } = useIntl();
  const { draft, choose, sendPicture, sendBanner } = useUnit({
    draft: $draft,
    choose: pictureChosen,
    sendPicture: sendPictureFx,
    sendBanner: sendBannerFx,
  });
  const send: ComponentProps<typeof Field>['send'] = useCallback(
    (given) => (field === 'banner' ? sendBanner(given) : sendPicture({ ...given, purpose: 'avatar' })),
    [field, sendBanner, sendPicture],
  );
  const hasOne = (field === 'banner' ? profile.bannerimageurl : profile.headimgurl) !== '';
  const isGoing = draft[field] === null;
  return (
    <div className={styles.upload}>
      <Field
        label={formatMessage({ id: `settings.profile.${field}` })}
        helper={formatMessage({ id: isGoing ? 'settings.profile.going' : `settings.profile.${field}.helper` })}
        maxBytes={UPLOAD_LIMITS.avatar.form}
        send={send}
        onChoose={(asset) => choose({ field, asset })}
      />
      {hasOne && !draft[field] && (
        <Button variant="quiet" className={styles.away} onClick={() => choose({ field, asset: isGoing ? undefined : null })}>
          <FormattedMessage id={`settings.profile.${field}.${isGoing ? 'keep' : 'remove'}`} />
        </Button>
      )}
    </div>
  );
}

import type { UserProfile } from '@mortar/protocol/identity';
import { BrickAvatar, Icon } from '@mortar/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { Draft } from './model.ts';
import styles from './settings-profile.module.css';

interface Props {
  profile: UserProfile;
  draft: Draft;
}

/** Size of a picture in px. */
const FACE = 88;

/** How the person will look once the draft is saved. */
export function ProfilePreview({ profile, draft }: Props) {
  const { formatMessage } = useIntl();
  const banner = shown(draft.banner, profile.bannerimageurl);
  const face = shown(draft.picture, profile.headimgurl);
  return (
    <figure className={styles.preview} aria-label={formatMessage({ id: 'settings.profile.preview' })}>
      <div className={styles.banner}>{banner ? <img className={styles.wide} src={banner} alt="" /> : <BannerWall />}</div>
      <figcaption className={styles.who}>
        <span className={styles.face}>
          {face ? (
            <img className={styles.picture} src={face} alt="" width={FACE} height={FACE} />
          ) : (
            <BrickAvatar seed={profile.uid} size={FACE} />
          )}
        </span>
        <bdi className={styles.name}>{draft.username ?? profile.username}</bdi>
        {profile.certification && (
          <Icon name="success" className={styles.certified} label={formatMessage({ id: 'settings.profile.certified' })} />
        )}
      </figcaption>
    </figure>
  );
}

function shown(chosen: Draft['picture'], kept: string): string {
  return chosen === undefined ? kept : (chosen?.url ?? '');
}

/** A wall in running bond where no banner is. It is decoration. */
function BannerWall() {
  const id = useId();
  return (
    <svg className={styles.wall} aria-hidden focusable="false">
      <pattern id={id} width="86" height="42" patternUnits="userSpaceOnUse">
        <path className={styles.joints} d="M0 20h86M0 41h86M42 -1v21M85 -1v21M21 21v20M64 21v20" />
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

import type { Author } from '@mortar/protocol/community';
import { Avatar } from '@mortar/ui/data';
import { Link } from 'react-router';
import { CertifiedMark } from './certified-mark.tsx';
import { FollowButton } from './follow-button.tsx';
import { personPath } from './model.ts';
import row from '../../lib/row.module.css';
import styles from './person-row.module.css';

interface Props {
  person: Omit<Author, 'certification'> & { certification?: boolean; personalprofile: string; follows?: boolean };
  /** The reader goes to the profile. */
  onLeave?: () => void;
}

/** Somebody in a list of people. */
export function PersonRow({ person: { uid, username, headimgurl, personalprofile, follows, certification }, onLeave }: Props) {
  return (
    <div className={styles.row}>
      <Avatar name={username} seed={uid} src={headimgurl} size={40} decorative />
      <div className={styles.words}>
        <Link to={personPath(uid)} className={row.name} onClick={onLeave}>
          <bdi>{username}</bdi>
        </Link>
        {certification && <CertifiedMark />}
        {personalprofile && <p className={row.text}>{personalprofile}</p>}
      </div>
      <FollowButton uid={uid} username={username} follows={follows} />
    </div>
  );
}

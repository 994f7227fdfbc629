import type { Author } from '@mortar/protocol/community';
import { Avatar } from '@mortar/ui/data';
import { Link } from 'react-router';
import { FollowButton } from './follow-button.tsx';
import { personPath } from './model.ts';
import row from '../../lib/row.module.css';
import styles from './person-row.module.css';

interface Props {
  person: Omit<Author, 'certification'> & { personalprofile: string; follows?: boolean };
  /** The reader goes to the profile. */
  onLeave?: () => void;
}

/** Somebody in a list of people. */
export function PersonRow({ person: { uid, username, headimgurl, personalprofile, follows }, onLeave }: Props) {
  return (
    <div className={styles.row}>
      <Avatar name={username} seed={uid} src={headimgurl} size={40} decorative />
      <div className={styles.words}>
        <Link to={personPath(uid)} className={row.name} onClick={onLeave}>
          <bdi>{username}</bdi>
        </Link>
        {personalprofile && <p className={row.text}>{personalprofile}</p>}
      </div>
      <FollowButton uid={uid} username={username} follows={follows} />
    </div>
  );
}

import { dialogOpened } from '@mortar/host';
import type { RelatedPerson } from '@mortar/protocol/relations';
import { Avatar } from '@mortar/ui/data';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ListRow } from '../../lib/list-row.tsx';
import { LookAlikeWarning } from './look-alike-warning.tsx';
import styles from './person-row.module.css';

/** Of whom little more may be known than the name. */
export type Listed = Pick<RelatedPerson, 'uid' | 'username' | 'headimgurl'> & Partial<RelatedPerson>;

interface Props {
  person: Listed;
  /** What is known of them; their profile where it is left out. */
  note?: ReactNode;
  /** What they are, or what can be done. */
  children?: ReactNode;
}

/** One person of a list, whose name leads to their card. */
export function PersonRow({ person: { uid, username, headimgurl, personalprofile, looksLike }, note = personalprofile, children }: Props) {
  const { formatMessage } = useIntl();
  const open = useUnit(dialogOpened);
  const name = username || formatMessage({ id: 'im.person.gone' });
  return (
    <ListRow
      picture={<Avatar name={name} src={headimgurl} seed={uid} size={40} decorative />}
      name={
        username ? (
          <button type="button" className={styles.opens} onClick={() => open({ name: 'im.user-card', props: { uid } })}>
            <bdi>{name}</bdi>
          </button>
        ) : (
          <bdi>{name}</bdi>
        )
      }
      note={note}
      warning={<LookAlikeWarning of={looksLike} />}
    >
      {children}
    </ListRow>
  );
}

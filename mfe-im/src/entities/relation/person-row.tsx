import type { RelatedPerson } from '@mortar/protocol/relations';
import { Avatar } from '@mortar/ui/data';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ListRow } from '../../lib/list-row.tsx';
import { LookAlikeWarning } from './look-alike-warning.tsx';
import styles from './person-row.module.css';

interface Props {
  person: Pick<RelatedPerson, 'uid' | 'username' | 'headimgurl'> & Partial<RelatedPerson>;
  /** What is known of them; their profile where it is left out. */
  note?: ReactNode;
  /** Their card was asked for. */
  onOpen?: (() => void) | undefined;
  /** What they are, or what can be done. */
  children?: ReactNode;
}

/** One person of a list. */
export function PersonRow({
  person: { uid, username, headimgurl, personalprofile, looksLike },
  note = personalprofile,
  onOpen,
  children,
}: Props) {
  const { formatMessage } = useIntl();
  const name = username || formatMessage({ id: 'im.person.gone' });
  return (
    <ListRow
      picture={<Avatar name={name} src={headimgurl} seed={uid} size={40} decorative />}
      name={
        onOpen ? (
          <button type="button" className={styles.opens} onClick={onOpen}>
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

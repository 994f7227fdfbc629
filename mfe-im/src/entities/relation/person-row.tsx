import type { RelatedPerson } from '@mortar/protocol/relations';
import { Avatar } from '@mortar/ui/data';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { LookAlikeWarning } from './look-alike-warning.tsx';
import styles from './person-row.module.css';

/** A list of people, one under the other. */
export function People({ label, children }: { label?: string | undefined; children: ReactNode }) {
  return (
    <ul className={styles.people} aria-label={label}>
      {children}
    </ul>
  );
}

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
    <li className={styles.row}>
      <Avatar name={name} src={headimgurl} seed={uid} size={40} decorative />
      <div className={styles.words}>
        {onOpen ? (
          <button type="button" className={styles.name} data-opens onClick={onOpen}>
            <bdi>{name}</bdi>
          </button>
        ) : (
          <p className={styles.name}>
            <bdi>{name}</bdi>
          </p>
        )}
        {note && <p className={styles.note}>{note}</p>}
        <LookAlikeWarning of={looksLike} />
      </div>
      {children && <div className={styles.end}>{children}</div>}
    </li>
  );
}

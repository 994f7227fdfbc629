import { Avatar } from '@mortar/ui/data';
import { useIntl } from 'react-intl';
import type { NamedPerson } from '#entities/draft';
import styles from './name-list.module.css';

interface Props {
  id: string;
  people: readonly NamedPerson[];
  chosen: number;
  onPick: (person: NamedPerson) => void;
}

/** People who may be meant by the name that is being written; the keys stay in the text. */
export function NameList({ id, people, chosen, onPick }: Props) {
  const { formatMessage } = useIntl();
  if (people.length === 0) return null;
  return (
    <div id={id} role="listbox" className={styles.names} aria-label={formatMessage({ id: 'community.compose.names' })}>
      {people.map((person, index) => (
        <div
          tabIndex={-1}
          key={person.uid}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          className={styles.person}
          onMouseDown={(event) => {
            event.preventDefault();
            onPick(person);
          }}
        >
          <Avatar name={person.name} seed={person.uid} size={24} decorative />
          <bdi>{person.name}</bdi>
        </div>
      ))}
    </div>
  );
}

import { useIntl } from 'react-intl';
import type { Named } from '#entities/draft';
import styles from './composer.module.css';

interface Props {
  id: string;
  people: readonly Named[];
  chosen: number;
  onPick: (person: Named) => void;
}

/** People who may be meant by the name that is being written; the keys stay in the text. */
export function NameList({ id, people, chosen, onPick }: Props) {
  const { formatMessage } = useIntl();
  if (people.length === 0) return null;
  return (
    <div id={id} role="listbox" className={styles.names} aria-label={formatMessage({ id: 'im.composer.names' })}>
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
          <bdi>@{person.name}</bdi>
        </div>
      ))}
    </div>
  );
}

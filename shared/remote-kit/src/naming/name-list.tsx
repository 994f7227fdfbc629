import { Avatar } from '@mortar/ui/data';
import styles from './name-list.module.css';

/** Somebody who can be named. */
export interface Nameable {
  uid: string;
  name: string;
}

interface Props<Person extends Nameable> {
  id: string;
  label: string;
  people: readonly Person[];
  chosen: number;
  /** Over the field, or under it. */
  side: 'over' | 'under';
  onPoint: (index: number) => void;
  onPick: (person: Person) => void;
}

/** People who may be meant by the name that is being written; the keys stay in the text. */
export function NameList<Person extends Nameable>({ id, label, people, chosen, side, onPoint, onPick }: Props<Person>) {
  if (people.length === 0) return null;
  return (
    <div id={id} role="listbox" className={styles.names} data-side={side} aria-label={label}>
      {people.map((person, index) => (
        <div
          tabIndex={-1}
          key={person.uid}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === chosen}
          className={styles.person}
          onMouseMove={() => onPoint(index)}
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

import { Paged } from '@mortar/remote-kit';
import type { ComponentProps, ReactNode } from 'react';
import { ListRows } from '../../lib/list-row.tsx';
import { PersonRow, type Listed } from './person-row.tsx';

type People<Person> = { items: Person[]; next: unknown };

interface Props<Person> extends Pick<ComponentProps<typeof Paged<People<Person>>>, 'of' | 'headingLevel'> {
  label: string;
  /** What stands there without anybody. */
  empty: ReactNode;
  /** What is known of somebody; their profile without it. */
  note?: (person: Person) => ReactNode;
  /** What can be done about somebody. */
  children: (person: Person) => ReactNode;
}

/** People of a list that comes page by page. */
export function PeopleList<Person extends Listed>({ of, headingLevel, label, empty, note, children }: Props<Person>) {
  return (
    <Paged of={of} headingLevel={headingLevel} empty={() => empty}>
      {({ items }) => (
        <ListRows label={label}>
          {items.map((person) => (
            <PersonRow key={person.uid} person={person} note={note?.(person)}>
              {children(person)}
            </PersonRow>
          ))}
        </ListRows>
      )}
    </Paged>
  );
}

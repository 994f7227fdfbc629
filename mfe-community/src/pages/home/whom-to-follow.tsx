import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { PersonRow } from '#entities/person';
import { recommended } from './model.ts';
import list from '../../lib/list.module.css';
import styles from './whom-to-follow.module.css';

const FEW = 5;

/** People whom a newcomer may want to follow. */
export function WhomToFollow() {
  const { data, want } = useUnit({ data: recommended.$data, want: recommended.wanted });
  useEffect(() => void want({ pageSize: FEW }), [want]);
  const people = data?.list ?? [];
  if (people.length === 0) return null;
  return (
    <section className={styles.people} aria-labelledby="whom-to-follow">
      <h2 id="whom-to-follow" className={styles.title}>
        <FormattedMessage id="community.whom" />
      </h2>
      <ul className={list.plain}>
        {people.map((person) => (
          <li key={person.uid}>
            <PersonRow person={person} />
          </li>
        ))}
      </ul>
    </section>
  );
}

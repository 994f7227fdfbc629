import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router';
import { SuggestionRow } from '#entities/suggestion';
import { suggestions } from './model.ts';
import list from '../../lib/list.module.css';
import styles from './whom-to-follow.module.css';

/** People whom a newcomer may want to follow. */
export function WhomToFollow() {
  const { data, want } = useUnit({ data: suggestions.$data, want: suggestions.wanted });
  useEffect(() => void want({}), [want]);
  const people = data?.items ?? [];
  if (people.length === 0) return null;
  return (
    <section className={styles.people} aria-labelledby="whom-to-follow">
      <h2 id="whom-to-follow" className={styles.title}>
        <FormattedMessage id="community.whom" />
      </h2>
      <ul className={list.plain}>
        {people.map((person) => (
          <li key={person.uid}>
            <SuggestionRow of={person} />
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <Link to="/community/people">
          <FormattedMessage id="community.whom.all" />
        </Link>
      </p>
    </section>
  );
}

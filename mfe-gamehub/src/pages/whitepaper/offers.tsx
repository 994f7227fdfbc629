import { FormattedMessage } from 'react-intl';
import { courseState } from '#entities/roadmap';
import { Inline } from './inline.tsx';
import styles from './offers.module.css';
import type { Offer } from './text/index.ts';

interface Props {
  items: readonly Offer[];
}

/** The parts of the product, each with the state that the roadmap gives it. */
export function Offers({ items }: Props) {
  return (
    <ul className={styles.offers}>
      {items.map(({ course, name, text }) => (
        <li key={course} className={styles.offer} data-state={courseState(course)}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.state}>
            <FormattedMessage id={`gamehub.roadmap.state.${courseState(course)}`} />
          </p>
          <p className={styles.text}>
            <Inline text={text} />
          </p>
        </li>
      ))}
    </ul>
  );
}

import { FormattedMessage } from 'react-intl';
import headings from '../../lib/headings.module.css';
import { COURSES } from './courses.ts';
import styles from './roadmap-wall.module.css';

/** The roadmap as a wall: the first course lies at the foot and is read first. */
export function RoadmapWall() {
  return (
    <ol className={styles.wall}>
      {COURSES.map(({ id, state }) => (
        <li key={id} className={styles.course} data-state={state}>
          <h3 className={headings.name}>
            <FormattedMessage id={`gamehub.roadmap.${id}.title`} />
          </h3>
          <p className={styles.text}>
            <FormattedMessage id={`gamehub.roadmap.${id}.text`} />
          </p>
          <p className={styles.state}>
            <FormattedMessage id={`gamehub.roadmap.state.${state}`} />
          </p>
        </li>
      ))}
    </ol>
  );
}

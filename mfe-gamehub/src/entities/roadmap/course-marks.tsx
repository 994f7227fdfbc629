import { FormattedMessage } from 'react-intl';
import headings from '../../lib/headings.module.css';
import styles from './course-marks.module.css';
import { COURSES } from './courses.ts';

/** The roadmap in one line: a mark per course, and how many are laid. */
export function CourseMarks() {
  const laid = COURSES.filter(({ state }) => state === 'laid').length;
  return (
    <span className={styles.marks}>
      <span className={styles.row} aria-hidden="true">
        {COURSES.map(({ id, state }) => (
          <span key={id} className={styles.mark} data-state={state} />
        ))}
      </span>
      <span className={headings.name}>
        <FormattedMessage id="gamehub.roadmap.count.title" values={{ laid, total: COURSES.length }} />
      </span>
    </span>
  );
}

import { QUESTIONS_OF_RUN } from '@mortar/protocol/quiz';
import { Icon, type IconName } from '@mortar/ui';
import { useIntl } from 'react-intl';
import styles from './brick-row.module.css';

/** What became of one question of a run; `passed` is behind a run that goes on, `now` is asked, `open` is to come. */
export type Mark = 'right' | 'skipped' | 'wrong' | 'passed' | 'now' | 'open';

/** A run of which nothing was played. */
export const OPEN_ROW: readonly Mark[] = Array.from({ length: QUESTIONS_OF_RUN }, () => 'open');

const ICONS: Readonly<Partial<Record<Mark, IconName>>> = { right: 'check', skipped: 'forward', wrong: 'close' };

interface Props {
  marks: readonly Mark[];
  /** `large` is the result's. */
  size?: 'small' | 'large';
}

/** A run as a row of bricks: what each question came to, without what was asked. */
export function BrickRow({ marks, size = 'small' }: Props) {
  const { formatMessage } = useIntl();
  const count = (mark: Mark) => marks.filter((one) => one === mark).length;
  const label = formatMessage(
    { id: 'quiz.row' },
    { total: marks.length, right: count('right') + count('passed'), skipped: count('skipped'), wrong: count('wrong') },
  );
  return (
    <div role="img" aria-label={label} className={styles.row} data-size={size}>
      {marks.map((mark, index) => {
        const icon = ICONS[mark];
        return (
          <span key={index} className={styles.brick} data-mark={mark}>
            {icon && <Icon name={icon} size={size === 'large' ? 20 : 16} />}
          </span>
        );
      })}
    </div>
  );
}

import { FormattedMessage } from 'react-intl';
import type { CourseState } from './courses.ts';

interface Props {
  state: CourseState;
}

const MESSAGES: Record<CourseState, string> = {
  laid: 'gamehub.roadmap.state.laid',
  inWork: 'gamehub.roadmap.state.in-work',
  planned: 'gamehub.roadmap.state.planned',
};

/** The state of a course in a word. */
export function CourseStateLabel({ state }: Props) {
  return <FormattedMessage id={MESSAGES[state]} />;
}

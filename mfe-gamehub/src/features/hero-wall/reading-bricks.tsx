import { FormattedMessage } from 'react-intl';
import { CourseMarks } from '#entities/roadmap';
import headings from '../../lib/headings.module.css';
import { Brick } from './brick.tsx';
import { Label } from './label.tsx';

/** How far the wall of the roadmap is. */
export const RoadmapBrick = () => (
  <Brick look="fired" to={{ hash: 'roadmap' }}>
    <Label id="gamehub.wall.roadmap" />
    <CourseMarks />
  </Brick>
);

/** The quiz of the day, which anybody plays in one press. */
export const QuizBrick = () => (
  <Brick look="plain" to="/quiz">
    <Label id="gamehub.wall.quiz" />
    <span className={headings.name}>
      <FormattedMessage id="gamehub.wall.quiz.title" />
    </span>
  </Brick>
);

/** What can be read about all of it. */
export const WhitepaperBrick = () => (
  <Brick look="clay" to="/whitepaper">
    <Label id="gamehub.wall.whitepaper" />
    <span className={headings.name}>
      <FormattedMessage id="gamehub.wall.whitepaper.title" />
    </span>
  </Brick>
);

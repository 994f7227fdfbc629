import { FormattedMessage } from 'react-intl';
import { AllocationBar } from '#entities/allocation';
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

/** The plan for the token in one line. */
export const AllocationBrick = () => (
  <Brick look="plain" to={{ hash: 'tokenomics' }}>
    <Label id="gamehub.wall.allocation" />
    <AllocationBar />
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

import { FormattedMessage } from 'react-intl';
import { AllocationBar } from '#entities/allocation';
import { AreaIcon, AreaTitle, StateLabel } from '#entities/area';
import { CourseMarks } from '#entities/roadmap';
import headings from '../../lib/headings.module.css';
import { Brick } from './brick.tsx';
import styles from './fact-brick.module.css';
import type { WallFact } from './facts.ts';

interface Props {
  fact: WallFact;
}

/** This remote begins at the wall itself; what its brick leads to are its games. */
const OWN_AREA = 'gamehub';
const GAMES = '/im/gamecenter';

/** Pages that the wall itself stands on: a link to them would lead nowhere. */
const HERE = ['/', '/home', '/index'];

/** A brick that says one true thing and leads to where it is shown. */
export function FactBrick({ fact }: Props) {
  switch (fact.kind) {
    case 'area': {
      const { area } = fact;
      const to = area.name === OWN_AREA ? GAMES : area.to;
      const isOpen = area.state === 'live' && !HERE.includes(to);
      return (
        <Brick look={area.state === 'live' ? 'live' : 'planned'} {...(isOpen ? { to } : {})}>
          <span className={styles.head}>
            <StateLabel area={area} />
            {!area.version && <AreaIcon area={area} size={16} className={styles.icon} />}
          </span>
          <span className={headings.name}>
            <AreaTitle area={area} />
          </span>
        </Brick>
      );
    }
    case 'roadmap':
      return (
        <Brick look="fired" to={{ hash: 'roadmap' }}>
          <Label id="gamehub.wall.roadmap" />
          <CourseMarks />
        </Brick>
      );
    case 'allocation':
      return (
        <Brick look="plain" to={{ hash: 'tokenomics' }}>
          <Label id="gamehub.wall.allocation" />
          <AllocationBar />
        </Brick>
      );
    case 'whitepaper':
      return (
        <Brick look="clay" to="/whitepaper">
          <Label id="gamehub.wall.whitepaper" />
          <span className={headings.name}>
            <FormattedMessage id="gamehub.wall.whitepaper.title" />
          </span>
        </Brick>
      );
  }
}

function Label({ id }: { id: string }) {
  return (
    <span className={styles.label}>
      <FormattedMessage id={id} />
    </span>
  );
}

import { FormattedMessage } from 'react-intl';
import { AllocationFigure } from '#entities/allocation';
import { RoadmapWall } from '#entities/roadmap';
import styles from './block-view.module.css';
import { Inline } from './inline.tsx';
import { Offers } from './offers.tsx';
import type { Block } from './text/index.ts';

interface Props {
  block: Block;
}

/** One piece of the document. */
export function BlockView({ block }: Props) {
  switch (block.kind) {
    case 'text':
      return (
        <p className={styles.text}>
          <Inline text={block.text} />
        </p>
      );
    case 'heading':
      return (
        <h3 id={block.id} className={styles.heading}>
          {block.text}
        </h3>
      );
    case 'list':
      return (
        <ul className={styles.list}>
          {block.items.map((item) => (
            <li key={item} className={styles.point}>
              <Inline text={item} />
            </li>
          ))}
        </ul>
      );
    case 'planned':
      return (
        <p className={styles.planned}>
          <span className={styles.mark}>
            <FormattedMessage id="gamehub.whitepaper.planned" />
          </span>
          <Inline text={block.text} />
        </p>
      );
    case 'offers':
      return <Offers items={block.items} />;
    case 'figure':
      return <div className={styles.figure}>{block.name === 'allocation' ? <AllocationFigure /> : <RoadmapWall />}</div>;
  }
}

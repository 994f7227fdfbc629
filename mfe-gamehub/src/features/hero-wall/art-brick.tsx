import { memo } from 'react';
import { ART_HEIGHT, ART_WIDTH, paint, type Shape } from './art.ts';
import styles from './art-brick.module.css';

interface Props {
  seed: number;
}

/** A generated picture that fills its brick; it says nothing, so nobody is told of it. */
export const ArtBrick = memo(function ArtBrick({ seed }: Props) {
  const { ground, shapes } = paint(seed);
  return (
    <svg
      className={styles.art}
      data-ground={ground}
      viewBox={`0 0 ${ART_WIDTH} ${ART_HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {shapes.map((shape, index) => (
        <Drawn key={index} shape={shape} />
      ))}
    </svg>
  );
});

function Drawn({ shape }: { shape: Shape }) {
  const look = { 'data-ink': shape.ink, opacity: shape.opacity };
  switch (shape.kind) {
    case 'ribbon':
      return <path {...look} className={styles.ribbon} d={shape.path} strokeWidth={shape.width} />;
    case 'disc':
      return <circle {...look} cx={shape.x} cy={shape.y} r={shape.radius} />;
    case 'slab': {
      const turn = shape.turn === 0 ? undefined : `rotate(${shape.turn} ${shape.x + shape.width / 2} ${shape.y + shape.height / 2})`;
      return <rect {...look} x={shape.x} y={shape.y} width={shape.width} height={shape.height} rx="1.5" transform={turn} />;
    }
  }
}

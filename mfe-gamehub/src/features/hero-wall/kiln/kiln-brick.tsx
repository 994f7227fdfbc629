import { FIELD_WIDTH } from '@mortar/games/rules';
import { useEffect, useRef, useState } from 'react';
import { GameBrick } from '../game-brick.tsx';
import { useMotion } from '../motion.ts';
import { Back, Course, HEIGHT, slideTo, riseTo, wantedRise } from './scene.tsx';
import { OPENING, ticked } from './kiln-demo.ts';
import styles from './kiln-brick.module.css';

const TICK_MS = 10;
/** A frame that took longer is no reason to jump. */
const LONGEST_FRAME_MS = 60;
/** Share of the way that the picture rises after the wall, per ms. */
const RISE_PER_MS = 0.006;

/** Kiln Stack, played by its own rules: what slides is moved by the frame, what is laid by React. */
export function KilnBrick() {
  const place = useRef<SVGSVGElement>(null);
  const wall = useRef<SVGGElement>(null);
  const slider = useRef<SVGGElement>(null);
  const now = useRef({ demo: OPENING, rise: wantedRise(OPENING) });
  const [{ wall: pieces, rubble, state }, show] = useState(OPENING);
  const isMoving = useMotion(place);

  useEffect(() => {
    if (!isMoving) return;
    let last = performance.now();
    let owed = 0;
    const frame = (at: number) => {
      const elapsed = Math.min(at - last, LONGEST_FRAME_MS);
      last = at;
      const before = now.current.demo;
      let demo = before;
      for (owed += elapsed; owed >= TICK_MS; owed -= TICK_MS) demo = ticked(demo);
      const rise = now.current.rise + (wantedRise(demo) - now.current.rise) * (1 - Math.exp(-RISE_PER_MS * elapsed));
      now.current = { demo, rise };
      wall.current?.setAttribute('transform', riseTo(rise));
      slider.current?.setAttribute('transform', slideTo(demo, rise));
      if (demo.wall !== before.wall) show(demo);
      request = requestAnimationFrame(frame);
    };
    let request = requestAnimationFrame(frame);
    return () => cancelAnimationFrame(request);
  }, [isMoving]);

  return (
    <GameBrick game="kiln-stack" score={state.score}>
      <svg ref={place} className={styles.kiln} viewBox={`0 0 ${FIELD_WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        <Back />
        <g ref={wall} transform={riseTo(wantedRise(OPENING))}>
          {pieces.map((piece) => (
            <Course key={piece.course} piece={piece} className={styles.laid} />
          ))}
          {rubble && (
            <Course key={`rubble ${rubble.course}`} piece={rubble} className={rubble.x < state.top.x ? styles.left : styles.right} />
          )}
        </g>
        <g ref={slider} transform={slideTo(OPENING, wantedRise(OPENING))}>
          <Course piece={{ x: 0, width: state.slider.width, course: state.courses + 1, isGlazed: false }} y={HEIGHT} />
        </g>
      </svg>
    </GameBrick>
  );
}

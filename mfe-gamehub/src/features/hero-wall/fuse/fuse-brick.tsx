import { SIDE } from '@mortar/games/rules';
import { useEffect, useRef, useState } from 'react';
import { GameBrick } from '../game-brick.tsx';
import { useMotion } from '../motion.ts';
import { moved, OPENING } from './fuse-demo.ts';
import styles from './fuse-brick.module.css';

const MOVE_MS = 1100;

/** Fuse, played by its own rules: a move every second. */
export function FuseBrick() {
  const board = useRef<HTMLSpanElement>(null);
  const [{ state, tiles }, show] = useState(OPENING);
  const isMoving = useMotion(board);

  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => !document.hidden && show(moved), MOVE_MS);
    return () => clearInterval(timer);
  }, [isMoving]);

  return (
    <GameBrick game="fuse" score={state.score}>
      <span ref={board} className={styles.board} aria-hidden="true">
        {tiles.map(({ id, at, glaze, fuse, isMerged }) => (
          <span key={id} className={styles.place} data-column={at % SIDE} data-row={Math.floor(at / SIDE)} data-merged={isMerged}>
            <span key={glaze} className={styles.tile} data-glaze={Math.min(glaze, 9)} data-cracked={fuse > 0}>
              {fuse > 0 ? fuse : glaze}
            </span>
          </span>
        ))}
      </span>
    </GameBrick>
  );
}

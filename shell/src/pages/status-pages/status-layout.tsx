import type { ReactNode } from 'react';
import { BrickScene, type SceneKind } from './brick-scene.tsx';
import styles from './status-layout.module.css';
import { useKeptFocus } from './use-kept-focus.ts';

interface Props {
  scene: SceneKind;
  /** A few words over the title. */
  kicker?: ReactNode;
  title: ReactNode;
  children?: ReactNode;
  /** Ways on from here. */
  actions: ReactNode;
}

/** A page that says why there is nothing else: picture, title, words, ways on. */
export function StatusLayout({ scene, kicker, title, children, actions }: Props) {
  return (
    <section ref={useKeptFocus()} className={styles.page}>
      <BrickScene kind={scene} />
      <div className={styles.words}>
        {kicker && <p className={styles.kicker}>{kicker}</p>}
        <h1 className={styles.title}>{title}</h1>
        {children}
      </div>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}

import { useEffect, useEffectEvent, useRef } from 'react';
import styles from './infinite-list.module.css';

interface Props {
  /** How near counts, in px. */
  distance: number;
  /** How long it has to stay near, in ms. */
  delay: number;
  /** Called once. */
  onNear: () => void;
}

/** Stands at the end of a list and tells when that has been near for a while. */
export function Sentinel({ distance, delay, onNear }: Props) {
  const end = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent(onNear);
  useEffect(() => {
    if (!end.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (!entries.at(-1)?.isIntersecting) return;
      timer = setTimeout(() => {
        observer.disconnect();
        tell();
      }, delay);
    }, nearness(distance));
    observer.observe(end.current);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [distance, delay]);
  return <div ref={end} className={styles.sentinel} />;
}

/** How far around the seen part counts as near; `scrollMargin` says the same to boxes that scroll by themselves. */
function nearness(distance: number): IntersectionObserverInit & { scrollMargin: string } {
  const margin = `${distance}px`;
  return { rootMargin: margin, scrollMargin: margin };
}

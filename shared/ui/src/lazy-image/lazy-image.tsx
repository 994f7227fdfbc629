import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { classNames } from '../lib/class-names.ts';
import { BrokenPicture } from './broken-picture.tsx';
import { useNear } from './use-near.ts';
import styles from './lazy-image.module.css';

export interface LazyImageProps {
  src: string;
  /** What is to be seen; empty for a picture that only decorates. */
  alt: string;
  /** Own size of the picture in px: it holds the place, so that nothing jumps. */
  width: number;
  height: number;
  /** Stands in its place when it does not come: another picture's address, or anything. Without it, a plain sign. */
  fallback?: string | ReactNode;
  /** The main thing of a page: fetched at once, and there without a transition. */
  eager?: boolean;
  /** How near it has to come, in px (spec §9: 600). */
  margin?: number;
  /** Or within so many heights of the window (spec §9: preload ratio 1.1). */
  ratio?: number;
  /** How long it has to stay near, in ms (spec §9: 50). */
  delay?: number;
  /** How often its address is tried (spec §9: 1). */
  attempts?: number;
  className?: string;
}

/** A picture that is fetched when it comes near, in a place that it already holds. */
export function LazyImage({ eager = false, ...props }: LazyImageProps) {
  if (!eager) return <NearImage {...props} />;
  return (
    <span className={classNames(styles.room, props.className)}>
      <Picture key={props.src} {...props} isEager isNear />
    </span>
  );
}

function NearImage({ margin = 600, ratio = 1.1, delay = 50, ...rest }: Omit<LazyImageProps, 'eager'>) {
  const room = useRef<HTMLSpanElement>(null);
  const isNear = useNear(room, { margin, ratio, delay });
  return (
    <span ref={room} className={classNames(styles.room, rest.className)} style={{ aspectRatio: `${rest.width} / ${rest.height}` }}>
      {/* Another address is another picture: it starts anew. */}
      <Picture key={rest.src} {...rest} isNear={isNear} />
    </span>
  );
}

interface PictureProps extends Omit<LazyImageProps, 'margin' | 'ratio' | 'delay'> {
  isNear: boolean;
  isEager?: boolean;
}

function Picture({ src, alt, width, height, fallback, attempts = 1, isNear, isEager = false }: PictureProps) {
  const [isLoaded, setLoaded] = useState(isEager);
  const [failures, setFailures] = useState(0);
  // A room that holds no place by itself gets it from what stands there.
  const place = isEager ? { position: 'relative' as const, aspectRatio: `${width} / ${height}` } : undefined;
  if (failures >= attempts) return <Fallback alt={alt} fallback={fallback} width={width} height={height} place={place} />;
  return (
    <>
      {!isLoaded && <span aria-hidden className={styles.waiting} />}
      <img
        key={failures}
        className={styles.picture}
        {...(isNear && { src })}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        data-loaded={isLoaded || undefined}
        onLoad={() => setLoaded(true)}
        onError={() => setFailures(failures + 1)}
      />
    </>
  );
}

interface FallbackProps extends Pick<LazyImageProps, 'alt' | 'fallback' | 'width' | 'height'> {
  place: CSSProperties | undefined;
}

function Fallback({ alt, fallback, width, height, place }: FallbackProps) {
  const [isGone, setGone] = useState(false);
  if (typeof fallback === 'string' && !isGone)
    return (
      <img className={styles.picture} src={fallback} alt={alt} width={width} height={height} data-loaded onError={() => setGone(true)} />
    );
  return (
    <span className={styles.fallback} style={place} {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}>
      {typeof fallback === 'string' || fallback === undefined ? <BrokenPicture /> : fallback}
    </span>
  );
}

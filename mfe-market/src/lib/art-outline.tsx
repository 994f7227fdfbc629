import styles from './art.module.css';

/** A picture before any script runs, in a place that the server fills; an empty square where bricks will stand for it. */
export function ArtOutline({ size }: { size: 'small' | 'large' }) {
  return (
    <>
      {'{{#picture}}'}
      <img className={styles.picture} data-size={size} src="{{src}}" width="{{width}}" height="{{height}}" alt="" />
      {'{{/picture}}{{^picture}}'}
      <span className={styles.outline} />
      {'{{/picture}}'}
    </>
  );
}

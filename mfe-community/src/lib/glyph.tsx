import styles from './glyph.module.css';

/** Paths of lucide (ISC, as those of `shared/ui`) for what only posts have. */
const PATHS = {
  like: [
    'M19 14c1.49-1.46 3-3.21 3-5.5A5.5 5.5 0 0 0 16.5 3c-1.76 0-3 .5-4.5 2-1.5-1.5-2.74-2-4.5-2A5.5 5.5 0 0 0 2 8.5c0 2.3 1.5 4.05 3 5.5l7 7Z',
  ],
  save: ['m19 21-7-4-7 4V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2v16z'],
  repost: ['m2 9 3-3 3 3', 'M13 18H7a2 2 0 0 1-2-2V6', 'm22 15-3 3-3-3', 'M11 6h6a2 2 0 0 1 2 2v10'],
  picture: [
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z',
    'M9 7a2 2 0 1 1 0 4 2 2 0 0 1 0-4z',
    'm21 15-3.086-3.086a2 2 0 0 0-2.828 0L6 21',
  ],
  reply: ['M7.9 20A9 9 0 1 0 4 16.1L2 22Z'],
} as const;

interface Props {
  name: keyof typeof PATHS;
  isFilled?: boolean;
  size?: number;
}

/** A sign beside a word or a number; it says nothing by itself. */
export function Glyph({ name, isFilled = false, size = 20 }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      className={styles.glyph}
      data-filled={isFilled || undefined}
    >
      {PATHS[name].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}

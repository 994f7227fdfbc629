import styles from './inline.module.css';

interface Props {
  text: string;
}

/** A text in which words between backticks are code. */
export function Inline({ text }: Props) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={index} className={styles.code}>
        {part}
      </code>
    ) : (
      part
    ),
  );
}

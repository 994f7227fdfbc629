import type { ReactNode } from 'react';
import { useState } from 'react';
import { IconButton } from '../index.ts';
import { LIST } from '../lib/list.ts';
import styles from './gallery.module.css';

interface Props {
  title: string;
  /** How it is written. */
  code: string;
  children: ReactNode;
  /** What it must hold to, each tested beside the component. */
  points?: readonly string[];
  /** Stacked instead of in a row. */
  stacked?: boolean;
}

/** One example: what it looks like and how it is written. */
export function Example({ title, code, points, children, stacked }: Props) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(code);
    setCopied(true);
  };
  return (
    <article className={styles.example} aria-label={title}>
      <h3 className={styles.exampleTitle}>{title}</h3>
      <div className={styles.stage} data-stacked={stacked}>
        {children}
      </div>
      <div className={styles.code}>
        <pre className={styles.source}>{code}</pre>
        <IconButton icon={isCopied ? 'check' : 'copy'} label={`Copy the code of ${title}`} onClick={() => void copy()} />
      </div>
      {points && (
        <ul {...LIST} className={styles.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </article>
  );
}

import { Example } from '../example.tsx';
import styles from '../gallery.module.css';

/** Grounds, and the words that stand on them. */
const PAIRS = [
  ['--bg-sunken', '--text-2'],
  ['--bg', '--text-1'],
  ['--surface-1', '--text-1'],
  ['--surface-2', '--text-2'],
  ['--surface-3', '--text-3'],
  ['--ember-300', '--on-ember'],
  ['--ember-400', '--on-ember'],
  ['--ember-500', '--on-ember'],
  ['--ember-600', '--on-ember'],
  ['--ember-bg', '--ember-text'],
  ['--glaze-bg', '--glaze-text'],
  ['--iris-bg', '--iris-400'],
  ['--danger-500', '--on-danger'],
  ['--danger-bg', '--danger-400'],
  ['--warn-bg', '--warn-400'],
  ['--info-bg', '--info-400'],
  ['--bg', '--up'],
  ['--bg', '--down'],
  ['--bg', '--gold'],
  ['--bg', '--silver'],
] as const;

/** Tokens of colour. */
export function Colours() {
  return (
    <Example title="Ground and words" code={'color: var(--text-1);\nbackground: var(--surface-1);'} stacked>
      <div className={styles.swatches}>
        {PAIRS.map(([ground, words]) => (
          <div key={ground + words} className={styles.swatch} style={{ background: `var(${ground})`, color: `var(${words})` }}>
            <span>{words.slice(2)}</span>
            <span>on {ground.slice(2)}</span>
          </div>
        ))}
      </div>
    </Example>
  );
}

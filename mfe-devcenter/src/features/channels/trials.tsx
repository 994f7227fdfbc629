import { healthVersions, TrialFacts } from '#entities/health';
import { Loaded } from '../../lib/loaded.tsx';
import styles from '../../lib/parts.module.css';
import { useWords } from '../../lib/use-words.ts';

/** Versions that are watched against another one; the rule takes a worse one back by itself (docs/adr/0016). */
export function Trials() {
  const { say } = useWords();
  return (
    <section className={styles.card} aria-labelledby="dev-trials">
      <h3 id="dev-trials" className={styles.subheading}>
        {say('trial.title')}
      </h3>
      <Loaded query={healthVersions}>
        {({ trials }) =>
          trials.length === 0 ? (
            <p>{say('trial.none')}</p>
          ) : (
            <>
              {trials.map((trial) => (
                <TrialFacts key={`${trial.kind} ${trial.version}`} trial={trial} />
              ))}
            </>
          )
        }
      </Loaded>
    </section>
  );
}

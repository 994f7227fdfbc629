import type { Output } from '@mortar/protocol';
import { Tag } from '@mortar/ui';
import { Progress } from '@mortar/ui/data';
import styles from './dev-center.module.css';
import { Fact } from './fact.tsx';
import { Loaded } from './loaded.tsx';
import { healthVersions } from './model.ts';
import { useWords } from './use-words.ts';

type Trial = Output<'platform.healthVersions'>['trials'][number];

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

/** How a version does against another one, and how near the rule is to taking it back. */
export function TrialFacts({ trial }: { trial: Trial }) {
  const { say, time, count, decimal, locale } = useWords();
  const evidence = say('trial.of', { evidence: decimal(trial.evidence), needed: decimal(trial.needed) });
  const facts = [
    ['trial.since', time(trial.since)],
    ['trial.seen', say('trial.failed', { failed: count(trial.failedBrowsers), all: count(trial.browsers) })],
    ['trial.beside', say('trial.failed', { failed: count(trial.againstFailedBrowsers), all: count(trial.againstBrowsers) })],
    ['trial.networks', count(trial.failedNetworks)],
  ] as const;
  return (
    <div className={styles.stack}>
      <p>
        <code>{trial.version}</code> {say('trial.against')} <code>{trial.against}</code>{' '}
        <Tag tone={trial.verdict === 'worse' ? 'danger' : 'info'}>{say(`trial.${trial.verdict}`)}</Tag>
      </p>
      <Progress label={say('trial.evidence')} value={trial.evidence / trial.needed} valueText={evidence} locale={locale} />
      <dl className={styles.facts}>
        {facts.map(([id, text]) => (
          <Fact key={id} term={say(id)}>
            {text}
          </Fact>
        ))}
      </dl>
    </div>
  );
}

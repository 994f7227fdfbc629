import type { Output } from '@mortar/protocol';
import type { listVersionHealth } from '@mortar/protocol/registry';
import { Tag } from '@mortar/ui';
import { Progress } from '@mortar/ui/data';
import { Fact } from '../../lib/fact.tsx';
import styles from '../../lib/parts.module.css';
import { useWords } from '../../lib/use-words.ts';

/** A version that is watched against another one. */
type Trial = Output<typeof listVersionHealth>['trials'][number];

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

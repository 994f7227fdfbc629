import { TextField } from '@mortar/ui';
import { Select } from '@mortar/ui/choices';
import { Chip } from '@mortar/ui/data';
import { useUnit } from 'effector-react';
import { useState, type SubmitEvent } from 'react';
import { useIntl } from 'react-intl';
import { TOPICS } from '#lib/topics';
import { bank } from './model.ts';
import styles from './page.module.css';
import { FLAGS, STATES, TIERS, type View } from './view.ts';

const ANY = 'any';

/** Filters of the bank; each change is a view of its own. */
export function Filters({ view, onView }: { view: View; onView: (change: Partial<View>) => void }) {
  const { formatMessage, formatNumber } = useIntl();
  const counts = useUnit(bank.$data)?.counts ?? {};
  const [search, setSearch] = useState(view.search);
  const any = { value: ANY, label: formatMessage({ id: 'quiz.bank.any' }) } as const;
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    onView({ search: search.trim() });
  };
  return (
    <div className={styles.filters}>
      <div role="group" aria-label={formatMessage({ id: 'quiz.bank.states' })} className={styles.chips}>
        {STATES.map((state) => (
          <Chip key={state} pressed={view.state === state} onPressedChange={(on) => onView({ state: on ? state : null })}>
            {formatMessage({ id: `quiz.bank.state.${state}` })} {formatNumber(counts[state] ?? 0)}
          </Chip>
        ))}
        {FLAGS.map((flag) => (
          <Chip key={flag} icon="warning" pressed={view.flag === flag} onPressedChange={(on) => onView({ flag: on ? flag : null })}>
            {formatMessage({ id: `quiz.bank.flag.${flag}` })}
          </Chip>
        ))}
      </div>
      <form onSubmit={send} role="search" className={styles.fields}>
        <Select
          label={formatMessage({ id: 'quiz.write.topic' })}
          placeholder=""
          value={view.topic ?? ANY}
          onValueChange={(topic) => onView({ topic: topic === ANY ? null : topic })}
          choices={[any, ...TOPICS.map((value) => ({ value, label: formatMessage({ id: `quiz.topic.${value}` }) }))]}
        />
        <Select
          label={formatMessage({ id: 'quiz.write.tier' })}
          placeholder=""
          value={view.tier ?? ANY}
          onValueChange={(tier) => onView({ tier: tier === ANY ? null : tier })}
          choices={[any, ...TIERS.map((value) => ({ value, label: formatMessage({ id: `quiz.write.tier.${value}` }) }))]}
        />
        <TextField
          type="search"
          label={formatMessage({ id: 'quiz.bank.search' })}
          maxLength={100}
          value={search}
          onValueChange={setSearch}
        />
      </form>
    </div>
  );
}

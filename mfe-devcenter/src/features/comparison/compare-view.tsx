import type { Output } from '@mortar/protocol';
import type { compareHealth } from '@mortar/protocol/registry';
import { Loaded } from '@mortar/remote-kit';
import { EmptyState } from '@mortar/ui';
import { Select } from '@mortar/ui/choices';
import { Table, type Column } from '@mortar/ui/data';
import { useUnit } from 'effector-react';
import { useNavigate } from 'react-router';
import { TrialFacts } from '#entities/health';
import { comparable, comparison, facts, factsAgainst, type TeamRemote } from '#entities/registry';
import { comparedIn, hrefOf, type Selection } from '#entities/selection';
import styles from '../../lib/parts.module.css';
import { useWords } from '../../lib/use-words.ts';
import { comparedRows, type ComparedRow } from './compared-rows.ts';

/** Two versions side by side: how they do, what they weigh, what they take from the host. */
export function CompareView({ selection, remote }: { selection: Selection; remote: TeamRemote }) {
  const { say } = useWords();
  const pair = comparedIn(selection, remote);
  return (
    <div className={styles.stack}>
      <Choosers selection={selection} remote={remote} />
      {pair ? (
        <Loaded of={comparison}>{(data) => <SideBySide data={data} />}</Loaded>
      ) : (
        <EmptyState headingLevel={3} title={say('compare.one')} />
      )}
    </div>
  );
}

function Choosers({ selection, remote }: { selection: Selection; remote: TeamRemote }) {
  const { say } = useWords();
  const navigate = useNavigate();
  const rows = useUnit(comparable.$data)?.items ?? [];
  const choices = rows.map(({ version, channels }) => ({
    value: version,
    label: version,
    note: channels.map((channel) => say(`channel.${channel}`)).join(', '),
  }));
  const pair = comparedIn(selection, remote);
  const version = pair?.version ?? selection.version ?? remote.live?.version ?? null;
  const against = pair?.against ?? selection.against;
  const go = (next: Partial<Selection>) => void navigate(hrefOf({ ...selection, version, against, ...next }), { preventScrollReset: true });
  return (
    <div className={styles.fields}>
      <Select
        label={say('col.version')}
        placeholder={say('choose')}
        choices={choices}
        value={version}
        onValueChange={(next) => go({ version: next })}
      />
      <Select
        label={say('compare.against')}
        placeholder={say('choose')}
        choices={choices}
        value={against}
        onValueChange={(next) => go({ against: next })}
      />
    </div>
  );
}

function SideBySide({ data }: { data: Output<typeof compareHealth> }) {
  const words = useWords();
  const { say } = words;
  const { one, other } = useUnit({ one: facts.$data, other: factsAgainst.$data });
  const rows = comparedRows({ health: data, facts: one, against: other, words });
  const columns: Column<ComparedRow>[] = [
    { key: 'what', header: say('col.what'), cell: ({ label }) => label },
    { key: 'version', header: data.version.version, numeric: true, cell: ({ version }) => version },
    { key: 'against', header: data.against.version, numeric: true, cell: ({ against }) => against },
  ];
  return (
    <>
      {data.trial && <TrialFacts trial={data.trial} />}
      <Table caption={say('view.compare')} captionHidden layout="rows" columns={columns} rows={rows} rowKey={({ label }) => label} />
    </>
  );
}

import type { Output } from '@mortar/protocol';
import type { compareHealth } from '@mortar/protocol/registry';
import { EmptyState } from '@mortar/ui';
import { Select } from '@mortar/ui/choices';
import { Table, type Column } from '@mortar/ui/data';
import { useUnit } from 'effector-react';
import { useNavigate } from 'react-router';
import { TrialFacts } from '#entities/health';
import { comparedIn, type TeamRemote, hrefOf, type Place } from '#entities/remote';
import { facts, factsAgainst, versions } from '#entities/version';
import { Loaded } from '../../lib/loaded.tsx';
import styles from '../../lib/parts.module.css';
import { useWords } from '../../lib/use-words.ts';
import { comparedRows, type ComparedRow } from './compared-rows.ts';
import { comparison } from './model.ts';

/** Two versions side by side: how they do, what they weigh, what they take from the host. */
export function CompareView({ place, remote }: { place: Place; remote: TeamRemote }) {
  const { say } = useWords();
  const pair = comparedIn(place, remote);
  return (
    <div className={styles.stack}>
      <Choosers place={place} remote={remote} />
      {pair ? (
        <Loaded query={comparison}>{(data) => <SideBySide data={data} />}</Loaded>
      ) : (
        <EmptyState headingLevel={3} title={say('compare.one')} />
      )}
    </div>
  );
}

function Choosers({ place, remote }: { place: Place; remote: TeamRemote }) {
  const { say } = useWords();
  const navigate = useNavigate();
  const rows = useUnit(versions.$items) ?? [];
  const choices = rows.map(({ version, channels }) => ({
    value: version,
    label: version,
    note: channels.map((channel) => say(`channel.${channel}`)).join(', '),
  }));
  const pair = comparedIn(place, remote);
  const version = pair?.version ?? place.version ?? remote.live?.version ?? null;
  const against = pair?.against ?? place.against;
  const go = (next: Partial<Place>) => void navigate(hrefOf({ ...place, version, against, ...next }), { preventScrollReset: true });
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

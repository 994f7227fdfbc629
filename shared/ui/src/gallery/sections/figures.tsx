import { Ring } from '../../charts.ts';
import { type Column, Table } from '../../data.ts';
import { Tag } from '../../index.ts';
import { Example } from '../example.tsx';
import styles from '../gallery.module.css';

interface Share {
  name: string;
  percent: number;
  state: string;
}

const SHARES: Share[] = [
  { name: 'Clay', percent: 35, state: 'Laid' },
  { name: 'Sand', percent: 20, state: 'Laid' },
  { name: 'Water', percent: 18, state: 'In work' },
  { name: 'Lime', percent: 15, state: 'Planned' },
  { name: 'Ash', percent: 12, state: 'Planned' },
];

const NAME: Column<Share> = { key: 'name', header: 'Part', cell: ({ name }) => name };
const PERCENT: Column<Share> = { key: 'percent', header: 'Share', numeric: true, cell: ({ percent }) => `${percent}%` };
const STATE: Column<Share> = { key: 'state', header: 'State', cell: ({ state }) => <Tag>{state}</Tag> };

/** Figures: a ring and the tables that say the same. */
export function Figures() {
  return (
    <>
      <Example title="Ring" code={'<Ring segments={segments} label={label}>{middle}</Ring>'} stacked>
        <div className={styles.ringRoom}>
          <Ring
            label="Parts of a mortar: clay is the largest with 35 %"
            segments={SHARES.map(({ name, percent }) => ({ key: name, value: percent }))}
          >
            <span className={styles.figure}>100%</span>
            <span className={styles.small}>sample</span>
          </Ring>
          <Table caption="Parts of a mortar" captionHidden columns={[NAME, PERCENT]} rows={SHARES} rowKey={({ name }) => name} />
        </div>
      </Example>
      <Example title="Table" code={'<Table caption={caption} columns={columns} rows={rows} rowKey={key} />'} stacked>
        <Table caption="Parts of a mortar" columns={[NAME, STATE, PERCENT]} rows={SHARES} rowKey={({ name }) => name} sticky="header" />
      </Example>
      <Example title="Table in a narrow room" code="Under 560 px each row is a card." stacked>
        <Table
          className={styles.narrow}
          caption="Parts of a mortar"
          columns={[NAME, STATE, PERCENT]}
          rows={SHARES.slice(0, 2)}
          rowKey={({ name }) => name}
        />
      </Example>
    </>
  );
}

import { Table } from '@mortar/ui/data';
import { useIntl } from 'react-intl';
import { Percent } from './percent.tsx';
import { ShareName } from './share-name.tsx';
import { SHARES, type Share } from './shares.ts';

const shareCell = (share: Share) => <ShareName share={share} />;
const percentCell = ({ percent }: Share) => (
  <strong>
    <Percent of100={percent} />
  </strong>
);

/** The figures of the plan: each share with the time of its release, and its percentage. */
export function AllocationTable() {
  const intl = useIntl();
  const say = (id: string) => intl.formatMessage({ id });
  return (
    <Table
      caption={say('gamehub.allocation.caption')}
      captionHidden
      sticky="header"
      rows={SHARES}
      rowKey={({ id }) => id}
      columns={[
        { key: 'share', header: say('gamehub.allocation.part'), cell: shareCell },
        { key: 'percent', header: say('gamehub.allocation.percent'), numeric: true, cell: percentCell },
      ]}
    />
  );
}

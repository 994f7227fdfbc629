import { useState } from 'react';
import { EmptyState, Skeleton, Tag } from '../../index.ts';
import { InfiniteList, VirtualList } from '../../lists.ts';
import { Example } from '../example.tsx';
import styles from '../gallery.module.css';

const bricks = (count: number) => Array.from({ length: count }, (_, index) => `Brick ${index + 1}`);
const LABELS = {
  more: 'Load more bricks',
  loading: 'Loading more bricks',
  failed: 'The next bricks did not come.',
  retry: 'Load them again',
  end: 'These were all bricks.',
};
const PAGE = 3;
const LAST = 9;

/** Lists that go on and lists of any length. */
export function Lists() {
  return (
    <>
      <InfiniteExample />
      <Example title="InfiniteList, nothing yet" code={'<InfiniteList state="ended" items={[]} empty={<EmptyState … />} … />'} stacked>
        <InfiniteList
          items={[]}
          itemKey={String}
          itemLabel={String}
          label="No bricks"
          state="ended"
          onMore={() => {}}
          labels={LABELS}
          skeleton={<Row />}
          empty={<EmptyState title="No bricks yet" headingLevel={3} />}
        >
          {(brick) => brick}
        </InfiniteList>
      </Example>
      <Example
        title="VirtualList"
        code={
          '<VirtualList items={items} itemKey={key} itemLabel={name} label={label} estimate={44} anchor={kept} onAnchorChange={keep}>\n  {(item) => <Row {...item} />}\n</VirtualList>'
        }
        stacked
      >
        <VirtualList
          className={styles.listBox}
          items={bricks(10_000)}
          itemKey={String}
          itemLabel={String}
          label="Ten thousand bricks"
          estimate={52}
          gap={8}
          scroll="box"
        >
          {(brick) => <p className={styles.listRow}>{brick}</p>}
        </VirtualList>
      </Example>
    </>
  );
}

/** The second page fails once, so that every state is seen. */
function InfiniteExample() {
  const [items, setItems] = useState(bricks(PAGE));
  const [state, setState] = useState<'ready' | 'loading' | 'failed' | 'ended'>('ready');
  const [hasFailed, setFailed] = useState(false);
  const more = () => {
    setState('loading');
    setTimeout(() => {
      if (items.length > PAGE && !hasFailed) {
        setFailed(true);
        return setState('failed');
      }
      setItems(bricks(items.length + PAGE));
      setState(items.length + PAGE >= LAST ? 'ended' : 'ready');
    }, 900);
  };
  return (
    <Example
      title="InfiniteList"
      code={
        '<InfiniteList items={items} itemKey={key} itemLabel={name} label={label} state={state} onMore={more} labels={labels} empty={empty} skeleton={skeleton}>\n  {(item) => <Row {...item} />}\n</InfiniteList>'
      }
      stacked
    >
      <InfiniteList
        items={items}
        itemKey={String}
        itemLabel={String}
        label="Bricks"
        total={LAST}
        state={state}
        onMore={more}
        labels={LABELS}
        automaticPages={0}
        skeleton={<Row />}
        empty={null}
      >
        {(brick) => (
          <p className={styles.listRow}>
            {brick} <Tag>Laid</Tag>
          </p>
        )}
      </InfiniteList>
    </Example>
  );
}

function Row() {
  return (
    <div className={styles.listRow}>
      <Skeleton shape="text" />
    </div>
  );
}

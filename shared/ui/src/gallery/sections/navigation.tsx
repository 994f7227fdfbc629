import { useState } from 'react';
import { Breadcrumbs, Pagination, Tabs } from '../../navigation.ts';
import { Example } from '../example.tsx';
import styles from '../gallery.module.css';
import { useWords } from '../language.ts';

const PARTS = ['items', 'analytics', 'offers', 'activity', 'holders', 'history', 'rules'] as const;
type Part = (typeof PARTS)[number];
const CHINESE: Record<Part, string> = {
  items: '物品',
  analytics: '分析',
  offers: '出價',
  activity: '動態',
  holders: '持有人',
  history: '紀錄',
  rules: '規則',
};

/** Ways through pages. */
export function Navigation() {
  const say = useWords();
  const [part, setPart] = useState<Part>('items');
  const [page, setPage] = useState(4);
  const name = (value: Part) => say(value[0]!.toUpperCase() + value.slice(1), CHINESE[value]);
  return (
    <>
      <Example
        title="Tabs"
        code={'<Tabs label={label} value={tab} onValueChange={go}\n  tabs={[{ value, label, href, children }]} />'}
        points={[
          'One stop for Tab, arrow keys walk',
          'Addresses: middle press and a press with a modifier open elsewhere',
          'A long list scrolls and fades where it goes on',
        ]}
        stacked
      >
        <Tabs
          className={styles.narrow}
          label={say('Collection', '系列')}
          value={part}
          onValueChange={setPart}
          tabs={PARTS.map((value) => ({
            value,
            label: name(value),
            href: `?tab=${value}`,
            ...(value === 'offers' ? { count: '12' } : {}),
            children: name(value),
          }))}
        />
      </Example>
      <Example
        title="Breadcrumbs"
        code={'<Breadcrumbs label={label} crumbs={[{ label, href }]} current={title} />'}
        points={['A landmark; the page itself is marked']}
        stacked
      >
        <Breadcrumbs
          label={say('Where you are', '你在這裏')}
          crumbs={[
            { label: say('Home', '主頁'), href: '#' },
            { label: say('Collections', '系列'), href: '#data' },
          ]}
          current="Celadon"
        />
      </Example>
      <Example
        title="Pagination"
        code={'<Pagination label={label} page={page} pages={24}\n  onPageChange={go} hrefOf={address} … />'}
        points={['For lists of known length; endless ones load more', 'A gap is never for one page only']}
        stacked
      >
        <Pagination
          label={say('Pages', '頁面')}
          page={page}
          pages={24}
          onPageChange={setPage}
          previousLabel={say('Previous page', '上一頁')}
          nextLabel={say('Next page', '下一頁')}
          pageLabel={(at) => say(`Page ${at}`, `第 ${at} 頁`)}
        />
      </Example>
    </>
  );
}

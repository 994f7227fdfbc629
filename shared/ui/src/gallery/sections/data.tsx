import { useState } from 'react';
import { Avatar, AvatarGroup, Badge, Card, Chip, Progress } from '../../data.ts';
import { Button, Icon } from '../../index.ts';
import { Example } from '../example.tsx';
import styles from '../gallery.module.css';
import { useLocale, useWords } from '../language.ts';
import { SortedTable } from './sorted-table.tsx';

/** What shows things and people. */
export function Data() {
  const say = useWords();
  const locale = useLocale();
  return (
    <>
      <SortedTable />
      <Example
        title="Card"
        code={'<Card title={title} href={address} actions={<Button>…</Button>} />'}
        points={['One link of the title’s name over the whole card', 'Buttons lie beside the link, never in it']}
        stacked
      >
        <div className={styles.cards}>
          <Card
            title="#412"
            href="#data"
            media={<div className={styles.brickCover} />}
            actions={<Button variant="primary">{say('Buy', '購買')}</Button>}
          >
            <span>0.842 ETH</span>
          </Card>
          <Card title={say('Reward', '獎賞')} notched>
            <span className={styles.small}>{say('One corner is cut off', '剪去一角')}</span>
          </Card>
        </div>
      </Example>
      <Example
        title="Progress"
        code="<Progress label={label} value={0.4} locale={locale} />"
        points={['The figure stands beside the bar and is what readers hear']}
        stacked
      >
        <Progress className={styles.narrow} label={say('Sending', '上載中')} value={0.4} locale={locale} />
        <Progress
          className={styles.narrow}
          label={say('Laid', '已完成')}
          value={1}
          locale={locale}
          tone="glaze"
          valueText={say('12 of 12', '12／12')}
        />
      </Example>
      <People />
      <Chips />
    </>
  );
}

function People() {
  const say = useWords();
  const people = ['soli', 'kira.eth', 'wing', 'mo.sol'].map((name) => ({ key: name, name, seed: name }));
  return (
    <>
      <Example
        title="Avatar, AvatarGroup"
        code={'<Avatar name={name} src={picture} seed={address}\n  onlineLabel={online} verifiedLabel={verified} />'}
        points={[
          'Own picture, else bricks of the address, else initials',
          'Presence and verification are said in words',
          'A group is one sentence',
        ]}
      >
        <Avatar name="soli" seed="soli" onlineLabel={say('online', '在線')} />
        <Avatar name="kira eth" verifiedLabel={say('verified', '已驗證')} />
        <Avatar name="阿澄" size={56} shape="square" />
        <AvatarGroup label={say('soli, kira.eth and 162 others', 'soli、kira.eth 及另外 162 人')} people={people} moreLabel="+162" />
      </Example>
      <Example
        title="Badge"
        code={'<Badge count={4} label={sentence}><Icon name="bell" /></Badge>'}
        points={['Caps what it shows, says the whole']}
      >
        <Badge count={4} label={say('4 unread messages', '4 則未讀訊息')} />
        <Badge count={120} label={say('120 unread messages', '120 則未讀訊息')}>
          <Icon name="message" size={24} />
        </Badge>
        <Badge count={1} dot label={say('Something new', '有新消息')}>
          <Icon name="bell" size={24} />
        </Badge>
      </Example>
    </>
  );
}

function Chips() {
  const say = useWords();
  const [isListed, setListed] = useState(true);
  const [isOwn, setOwn] = useState(false);
  const [isThere, setThere] = useState(true);
  return (
    <Example
      title="Chip"
      code={'<Chip pressed={on} onPressedChange={setOn}>{label}</Chip>'}
      points={['A filter says whether it is on', 'A chosen thing goes by a button of its name']}
    >
      <Chip pressed={isListed} onPressedChange={setListed}>
        {say('Listed', '放售中')}
      </Chip>
      <Chip pressed={isOwn} onPressedChange={setOwn}>
        {say('Mine', '我的')}
      </Chip>
      {isThere && (
        <Chip removeLabel={say('Remove clay', '移除黏土')} onRemove={() => setThere(false)}>
          {say('Clay', '黏土')}
        </Chip>
      )}
    </Example>
  );
}

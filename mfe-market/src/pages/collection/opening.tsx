import { CopyButton } from '@mortar/ui/share';
import { Skeleton } from '@mortar/ui';
import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';
import { Star } from '#entities/favourite';
import { BadgesOutline, VerifiedMark } from '#entities/warnings';
import { ReportButton } from '#features/report';
import { ActionsOutline } from '#features/trade';
import { Account } from '../../lib/account.tsx';
import { ArtOutline } from '../../lib/art-outline.tsx';
import { MarketFrame } from '../../lib/market-frame.tsx';
import { WayBack } from '../../lib/way-back.tsx';
import { ItemsOutline } from './items-outline.tsx';
import figures from './figures.module.css';
import makers from './makers.module.css';
import words from './own-words.module.css';
import styles from './page.module.css';

const KINDS = ['works', 'copies', 'names', 'boxes'] as const;
/** Counts that the server writes; amounts are the page's. */
const COUNTS: ReadonlySet<string> = new Set(['sales', 'items', 'listed', 'owners']);

function MakersOutline() {
  return (
    <span className={makers.makers} inert>
      <span>
        {KINDS.map((kind) => (
          <Fragment key={kind}>
            {`{{#kind.${kind}}}`}
            <FormattedMessage id={`market.kind.${kind}`} />
            {`{{/kind.${kind}}}`}
          </Fragment>
        ))}
      </span>
      <span>
        {'{{#creator}}'}
        <FormattedMessage id="market.collection.by" values={{ creator: <Account of="{{creator}}" /> }} />
        {'{{/creator}}{{^creator}}'}
        <FormattedMessage id="market.collection.own" />
        {'{{/creator}}'}
      </span>
      {'{{#isDated}}'}
      <span>
        <FormattedMessage id="market.collection.created" values={{ date: <Skeleton shape="text" className={makers.date!} /> }} />
      </span>
      {'{{/isDated}}{{#chain}}'}
      <span>{'{{chain}}'}</span>
      {'{{/chain}}'}
      <span className={makers.contract}>
        <code>{'{{contract}}'}</code>
        <CopyButton iconOnly value="" label="" onOutcome={() => undefined} />
      </span>
    </span>
  );
}

function FiguresOutline() {
  return (
    <div className={styles.sums} inert>
      <dl className={figures.figures}>
        {(['floor', 'volume', 'sales', 'items', 'listed', 'owners'] as const).map((id) => (
          <div key={id} className={figures.figure}>
            <dt>
              <button type="button" className={figures.label}>
                <FormattedMessage id={`market.collection.${id}`} />
              </button>
            </dt>
            <dd className={figures.value}>
              {COUNTS.has(id) ? `{{${id}}}` : <Skeleton shape="text" className={figures.outline!} />}
              {id === 'volume' && (
                <>
                  {'{{#more}}'}
                  <Skeleton shape="text" className={figures.more!} />
                  {'{{/more}}'}
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <Skeleton shape="text" className={figures.fresh!} />
    </div>
  );
}

/** A collection before any script runs: what it is, in places that the server fills. */
export function Opening() {
  return (
    <>
      {'{{#collection}}'}
      <MarketFrame
        back={<WayBack to="/market" titleId="market.title" />}
        media={
          <span className={styles.picture}>
            <ArtOutline size="small" />
          </span>
        }
        title={
          <>
            <bdi>{'{{name}}'}</bdi> {'{{#isVerified}}'}
            <VerifiedMark />
            {'{{/isVerified}}'}
          </>
        }
        lede={<MakersOutline />}
      >
        <div className={styles.tools} inert>
          <ActionsOutline />
          <Star id="" name="{{name}}" place="page" />
          <ReportButton id="" />
          <BadgesOutline />
        </div>
        {'{{#words}}'}
        <p className={words.words}>
          <bdi>{'{{words}}'}</bdi>
        </p>
        {'{{/words}}'}
        <FiguresOutline />
        <ItemsOutline />
      </MarketFrame>
      {'{{/collection}}'}
    </>
  );
}

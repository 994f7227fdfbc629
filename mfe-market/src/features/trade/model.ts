import { $links, $profile, $session } from '@mortar/host';
import type { Receipt } from '@mortar/chain/trade';
import type { SiteLinks } from '@mortar/protocol/site';
import { createTask } from '@mortar/remote-kit';
import { combine, createEvent, createStore, sample } from 'effector';
import { overview } from '#entities/overview';
import { carryOut, type Progress } from './carry-out.ts';
import { planOf, type Plan } from './plan.ts';
import { askOf, tradeSiteOf } from './site.ts';
import { Declined, type Trouble, Troubled, troubleOf } from './trouble.ts';
import { meetTrader } from './wallet.ts';
import {
  $terms,
  $wish,
  begun,
  bought,
  confirmed,
  isPriced,
  chainOf,
  retried,
  traded,
  type Terms,
  termsNamed,
  termsWanted,
  type Wish,
} from './wish.ts';

/** Where a wish stands. */
export type Stage =
  | { at: 'terms' }
  | { at: 'planning' }
  | { at: 'plan'; plan: Plan }
  | { at: 'work'; plan: Plan; progress: Progress }
  | { at: 'done'; plan: Plan; receipt: Receipt | null }
  | { at: 'trouble'; trouble: Trouble };

interface Planning {
  wish: Wish;
  terms: Terms | null;
  links: SiteLinks;
  profile: { walletaddress: string } | null;
}

const planFx = createTask<Planning, Plan, unknown>(async ({ wish, terms, links, profile }, { bind, call }) => {
  const chain = chainOf(wish);
  const ask = askOf(chain, call);
  // Asked anew: a site that doesn't answer is said before a wallet is looked for.
  const { markets } = await bind(overview.readFx)();
  const market = markets.find((one) => one.chain.id === chain);
  if (!market) throw new Troubled({ word: 'web3-error' });
  const trader = await meetTrader({ links, profile, chain, ask, call });
  return planOf(wish, { site: tradeSiteOf(market, ask), trader, terms, call });
});

const progressed = createEvent<Progress>();
const carryOutFx = createTask<Plan, Receipt | null, unknown>((plan, { bind }) => carryOut(plan, bind(progressed)));

const $person = combine($profile, $session, (profile, session) => profile ?? session);

/** What to show; what belongs to another wish than the last one is not. */
export const $stage = createStore<Stage>({ at: 'planning' })
  .on(begun, (_, wish) => (isPriced(wish) ? { at: 'terms' } : { at: 'planning' }))
  .on(termsWanted, () => ({ at: 'terms' }))
  .on(planFx, () => ({ at: 'planning' }));

/** What was asked last: an answer to anything before it would put another plan under somebody's hand. */
const $asked = createStore<Planning | null>(null).on(planFx, (_, asked) => asked);
const planned = sample({
  clock: planFx.finally,
  source: { wish: $wish, asked: $asked },
  filter: ({ wish, asked }, { params }) => wish === params.wish && asked === params,
  fn: (_, end): Stage => {
    if (end.status === 'done') return { at: 'plan', plan: end.result };
    return { at: 'trouble', trouble: troubleOf(end.error, 'web3-error') };
  },
});
sample({ clock: planned, target: $stage });

const ready = sample({
  clock: [begun.filter({ fn: (wish) => !isPriced(wish) }), termsNamed, retried],
  source: { wish: $wish, terms: $terms, links: $links, profile: $person },
  filter: ({ wish }) => wish !== null,
  fn: (source) => source as Planning,
});
sample({ clock: ready, target: planFx });

sample({
  clock: confirmed,
  source: { stage: $stage, isPending: carryOutFx.pending },
  // Pressed twice, a button asks a wallet once: the stage follows a moment later.
  filter: ({ stage, isPending }) => stage.at === 'plan' && !isPending,
  fn: ({ stage }) => (stage as { plan: Plan }).plan,
  target: carryOutFx,
});
sample({
  clock: progressed,
  source: $stage,
  filter: (stage) => stage.at === 'plan' || stage.at === 'work',
  fn: (stage, progress): Stage => ({ at: 'work', plan: (stage as { plan: Plan }).plan, progress }),
  target: $stage,
});
const ended = sample({
  clock: carryOutFx.finally,
  source: $stage,
  fn: (stage, end): Stage | null => {
    if (end.status === 'done') return { at: 'done', plan: end.params, receipt: end.result };
    if (!(end.error instanceof Declined)) return { at: 'trouble', trouble: troubleOf(end.error, 'web3-error') };
    // Who said no may still go on; what was done by then is not done twice, so what is left is planned anew.
    return stage.at === 'work' && stage.progress.step > 0 ? null : { at: 'plan', plan: end.params };
  },
});
sample({ clock: ended.filterMap((stage) => stage ?? undefined), target: $stage });
sample({ clock: ended.filter({ fn: (stage) => stage === null }), fn: () => undefined, target: retried });
sample({ clock: carryOutFx.done, source: $wish, filter: (wish) => wish !== null, fn: (wish) => wish!, target: traded });
sample({ clock: carryOutFx.doneData, source: $stage, filter: (stage) => stage.at === 'done', fn: boughtIn, target: bought });

/** Hashes of the listings that a cart's transaction bought. */
function boughtIn(stage: Stage): ReadonlySet<string> {
  const { plan, receipt } = stage as { plan: Plan; receipt: Receipt | null };
  const skipped = new Set(receipt?.skipped.map(({ hash }) => hash.toLowerCase()));
  return new Set((plan.purchase?.lines ?? []).map(({ hash }) => hash).filter((hash) => !skipped.has(hash as `0x${string}`)));
}
/** Whether it's under way, and nobody should go. */
export const $isWorking = carryOutFx.pending;

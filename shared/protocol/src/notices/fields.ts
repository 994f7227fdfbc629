import { Type, type Static } from 'typebox';
import { orNull, Time } from '../core/fields.ts';
import { Person } from '../relations/fields.ts';

/** An amount in base units, for the reader's own way of writing it. */
interface PricedNotice {
  amount: string;
  decimals: string;
  symbol: string;
}

/** What people are told of, with what is said beside who did it. Each area adds its own. */
export interface NoticeValues {
  /** Somebody wants to be a contact. */
  contactAsked: { text: string };
  contactAccepted: Record<string, never>;
  followed: Record<string, never>;
  /** Taken into a channel by somebody. */
  channelAdded: { channel: string };
  /** Somebody wants to come into a channel that the person leads. */
  channelApplied: { channel: string };
  channelAccepted: { channel: string };
  channelDeclined: { channel: string };
  channelRemoved: { channel: string; reason: string };
  channelBlocked: { channel: string; reason: string };
  /** `until` is a time; the year 9999 is for good. */
  channelMuted: { channel: string; reason: string; until: string };
  channelRole: { channel: string; role: string };
  /** The floor of a watched collection moved by so many percent. */
  marketFloor: PricedNotice & { collection: string; way: 'up' | 'down'; percent: string };
  /** A watched item can be bought, can be bought for less, or was sold. */
  marketListed: PricedNotice & { item: string };
  marketLowered: PricedNotice & { item: string };
  marketSold: PricedNotice & { item: string };
  /** Somebody offers to buy what the person has. */
  marketOffered: PricedNotice & { item: string };
  /** What the person listed was bought. */
  marketSale: PricedNotice & { item: string };
  /** The person's offer was taken. */
  marketAccepted: PricedNotice & { item: string };
  /** Somebody bid for what the person has put up for auction. */
  orderBid: PricedNotice & { item: string };
  /** Somebody bid more than the person. */
  orderOutbid: PricedNotice & { item: string };
  /** The person won an auction. */
  orderWon: PricedNotice & { item: string };
  /** What the person put into the order book was sold. */
  orderSold: PricedNotice & { item: string };
  /** What the person bought there was delivered, or refused and paid back. */
  orderDelivered: PricedNotice & { item: string };
  orderRefused: PricedNotice & { item: string };
  /** A round of the quiz brought bricks, which are frozen for two days. */
  quizPaid: { round: string; bricks: string };
  /** The person is one of the three winners of a board’s month, `YYYY-MM`, or was one before it was counted anew (`review`: without them). */
  rankingWon: { board: string; season: string; rank: string; recount: 'no' | 'yes' | 'review' };
  /** The person’s streak ends with this day. */
  quizStreak: { days: string };
  /** `text` is how the person's post, reply or the new post begins; `others` likes it besides who did last. */
  postLiked: { text: string; others: string };
  commentLiked: { text: string; others: string };
  postReposted: { text: string };
  postQuoted: { text: string };
  postMentioned: { text: string };
  postReplied: { text: string };
  commentReplied: { text: string };
  commentMentioned: { text: string };
  /** A question that the person offered is in the quiz now, and brought bricks; `0` when the day had none left. */
  quizQuestionLive: { question: string; bricks: string };
  /** A question that the person offered came back from its reviewers. */
  quizQuestionBack: { question: string; reason: string };
  /** A question of the person’s run was found wrong: what they got for it. */
  quizMended: { round: string; points: string; bricks: string };
  /** The lobby of a live event that the person wants to be reminded of has opened. */
  quizEvent: Record<string, never>;
  /** The person won a live event. */
  quizEventWon: { bricks: string };
  /** A scheduled post could not be published and is kept. */
  postHeld: { text: string };
  /** A scheduled article could not be published and is kept; `why`: `author`, who is no editor any more, or `changed` meanwhile. */
  articleHeld: { text: string; why: string };
  /** A moderator took the person's post or reply away, or gave it back. */
  postRemoved: { text: string; reason: string };
  postRestored: { text: string; reason: string };
  /** A moderator decided about the person, or about what they wrote; `decision` of `CASE_DECISIONS`. */
  caseDecided: { text: string; decision: string };
  /** Another moderator looked at the person's appeal: `upheld` or `reversed`. */
  caseReviewed: { text: string; outcome: string };
}
export type NoticeKind = keyof NoticeValues;

const KINDS = [
  'contactAsked',
  'contactAccepted',
  'followed',
  'channelAdded',
  'channelApplied',
  'channelAccepted',
  'channelDeclined',
  'channelRemoved',
  'channelBlocked',
  'channelMuted',
  'channelRole',
  'marketFloor',
  'marketListed',
  'marketLowered',
  'marketSold',
  'marketOffered',
  'marketSale',
  'marketAccepted',
  'orderBid',
  'orderOutbid',
  'orderWon',
  'orderSold',
  'orderDelivered',
  'orderRefused',
  'quizPaid',
  'rankingWon',
  'quizStreak',
  'postLiked',
  'commentLiked',
  'postReposted',
  'postQuoted',
  'postMentioned',
  'postReplied',
  'commentReplied',
  'commentMentioned',
  'quizQuestionLive',
  'quizQuestionBack',
  'quizMended',
  'quizEvent',
  'quizEventWon',
  'postHeld',
  'articleHeld',
  'postRemoved',
  'postRestored',
  'caseDecided',
  'caseReviewed',
] as const satisfies readonly NoticeKind[];

/** A notice as a list has it: its words are the client's, in the language of whoever reads. */
export const Notice = Type.Object({
  id: Type.String(),
  kind: Type.Enum([...KINDS]),
  /** Who did it; null where nobody did, or who is gone. */
  actor: orNull(Person),
  values: Type.Record(Type.String(), Type.String()),
  /** Path of our own where it leads. */
  link: Type.String(),
  at: Time,
  isRead: Type.Boolean(),
});
export type Notice = Static<typeof Notice>;

declare module '@mortar/protocol/realtime' {
  interface SocketEvents {
    /** The caller's notices are others now, or were read on another device: whoever shows them reads the first page anew. */
    'notices.changed': { unread_num: number };
  }
}

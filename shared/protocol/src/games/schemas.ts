import { Type } from 'typebox';
import { Next, orNull, PageByTime, Time } from '../core/fields.ts';
import { NOT_THERE, refusals } from '../core/refusals.ts';

/** A game as the hub lists it (spec §3). */
export const Game = Type.Object({
  id: Type.String(),
  gameName: Type.String(),
  /** Address of the picture. */
  gameIcon: Type.String(),
  /** `/games/<id>`, opened in a new tab. */
  link: Type.String(),
  /** Address of the document that a sandboxed frame shows; another build has another one. */
  document: Type.String(),
});

/** A game with what a signed-in person has done in it. */
export const MyGame = Type.Object({
  ...Game.properties,
  /** Best verified score; 0 before the first run. */
  best: Type.Integer(),
  runs: Type.Integer(),
});

export const RankRow = Type.Object({
  rank: Type.Integer(),
  uid: Type.String(),
  username: Type.String(),
  headimgurl: Type.String(),
  /** Best verified score of the game, or points over all games where no game is named. */
  score: Type.Integer(),
});

const GameId = Type.String({ pattern: '^[a-z][a-z0-9-]{1,31}$' });

/** A counted run of a person. */
export const PlayedRun = Type.Object({
  id: Type.String(),
  gameid: GameId,
  score: Type.Integer(),
  points: Type.Integer(),
  /** Bricks of type 1 that it earned. */
  bricks: Type.Integer(),
  at: Time,
});

export const listGames = { summary: 'Games for everybody', data: Type.Array(Game) };

export const listMyGames = { summary: 'Games for a signed-in person, with their best scores', data: Type.Array(MyGame) };

export const getMyPoints = {
  summary: 'Points of the signed-in person over all games',
  data: Type.Object({
    points: Type.Integer(),
    /** Place over all games; null before the first points. */ rank: Type.Union([Type.Integer(), Type.Null()]),
  }),
};

export const getTopRank = {
  summary: 'The best of a game, or over all games',
  query: Type.Object({ gameid: Type.Optional(GameId), pageSize: Type.Integer({ minimum: 1, maximum: 100, default: 20 }) }),
  data: Type.Object({
    items: Type.Array(RankRow),
    /** The caller's own row, where they are signed in and ranked. */ me: orNull(RankRow),
  }),
  codes: [NOT_THERE],
};

export const listMyRuns = {
  summary: 'Counted runs of the signed-in person, the latest first',
  query: Type.Object(PageByTime),
  data: Type.Object({ items: Type.Array(PlayedRun), next: Next }),
};

export const getHighlights = {
  summary: 'What was done in the games lately, for everybody; a few seconds old at most',
  data: Type.Object({
    /** The run that earned most points today (UTC). */
    top: orNull(Type.Object({ gameid: GameId, username: Type.String(), score: Type.Integer() })),
    /** The run that earned bricks last. */
    bricks: orNull(Type.Object({ gameid: GameId, username: Type.String(), amount: Type.Integer(), at: Time })),
  }),
};

export const getDaily = {
  summary: 'Today’s challenge of a game: everybody plays the same seed, and the first try counts',
  query: Type.Object({ gameid: GameId, pageSize: Type.Integer({ minimum: 1, maximum: 100, default: 20 }) }),
  data: Type.Object({
    /** Day in UTC, `YYYY-MM-DD`. */ day: Type.String(),
    /** When the next day begins, ms since the epoch. */ endsat: Type.Integer(),
    /** Whether the caller has used their try. */ isplayed: Type.Boolean(),
    items: Type.Array(RankRow),
    /** The caller's own row, once their try has brought a score. */ me: orNull(RankRow),
  }),
  codes: [NOT_THERE],
};

const Started = Type.Object({
  run: Type.String(),
  /** Seed of the run, 32 bits. */
  seed: Type.Integer({ minimum: 0, maximum: 4294967295 }),
  /** Version of the game's rules that the server will replay. */
  rules: Type.Integer(),
  startedat: Type.Integer(),
});

export const startRun = {
  summary: 'Begin a run of a game: a seed and a token for its end',
  body: Type.Object({
    gameid: GameId,
    /** The try of today's challenge; it is used from here on. */ isdaily: Type.Optional(Type.Boolean()),
  }),
  data: Started,
  codes: [NOT_THERE, ...refusals('dailyPlayed')],
};

const RunId = Type.String({ minLength: 16, maxLength: 64 });

/** What a browser says, until the replay has confirmed it. */
const Reported = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

const RunEnd = Type.Object({
  run: RunId,
  /** Inputs in order: ticks since the one before, and what was pressed. */
  log: Type.Array(Type.Tuple([Reported, Type.Integer({ minimum: 0, maximum: 255 })]), { maxItems: 20000 }),
  /** Ticks that were played. */
  ticks: Reported,
  /** Score that the page shows; another one than the replay's is refused. */
  score: Reported,
});

const Rank = orNull(Type.Integer());

const Outcome = Type.Object({
  score: Type.Integer(),
  best: Type.Integer(),
  isBest: Type.Boolean(),
  /** Points that this run earned, and all of the person's. */
  points: Type.Integer(),
  total: Type.Integer(),
  /** Place over all games. */
  rank: Rank,
  /** Bricks of type 1 that this run earned, and how many games can still bring today. */
  bricks: Type.Integer(),
  bricksleft: Type.Integer(),
  /** Whether it was the try of a day's challenge. */
  isdaily: Type.Boolean(),
  /** Place on the board of the game, or of the day's challenge: before this run, now, and who is the next above. */
  place: Type.Object({ before: Rank, now: Rank, next: orNull(RankRow) }),
});

export const finishRun = {
  summary: 'End a run: the server replays the inputs and keeps the score that follows from them',
  body: RunEnd,
  data: Outcome,
  codes: refusals('runRefused'),
};

export const startOpenRun = {
  summary: 'Begin a run as a visitor: whoever has its token can end it, and claim it once they are signed in',
  body: Type.Object({ gameid: GameId }),
  data: Started,
  codes: [NOT_THERE],
};

export const finishOpenRun = {
  summary: 'End a visitor’s run: the answer says what it would bring a new person, who has a day to claim it',
  body: RunEnd,
  data: Outcome,
  codes: refusals('runRefused'),
};

export const claimRun = {
  summary: 'Make a visitor’s run the signed-in person’s own, once',
  body: Type.Object({ run: RunId }),
  data: Outcome,
  codes: refusals('runRefused'),
};

const QUIZ = 'server/src/modules/quiz';
const RUNS = `${QUIZ}/runs/runs.test.ts`;
const ACTS = `${QUIZ}/runs/acts.ts`;

/** The daily quiz. */
export const quiz = [
  {
    row: 'G6',
    demands:
      'A question of the quiz is answered once, within its time by the server’s clock, by whoever it was asked; a card that is played burns once. Nothing tells its key before the run is over, nor the practice while a round asks it; no draw is played twice. A run without an account is bound by the browser that played it, once.',
    guards: [
      {
        what: 'by whoever it was asked',
        file: ACTS,
        text: 'if (!held || !isPlayedBy(held.run, owner)) throw',
        off: 'if (!held) throw',
        tests: [{ file: RUNS, title: 'the same answer again is the same, another one is refused' }],
      },
      {
        what: 'by whoever it was asked, where no lock is taken',
        file: ACTS,
        text: 'seen.run.frozenUntil || !isPlayedBy(seen.run, owner))',
        off: 'seen.run.frozenUntil)',
        tests: [{ file: RUNS, title: 'the same answer again is the same, another one is refused' }],
      },
      {
        what: 'one step of a run at a time, where no lock is taken',
        file: `${QUIZ}/runs/hot.ts`,
        text: 'where id = $2 and seq = $4 returning id',
        off: 'where id = $2 and $4::int is not null returning id',
        tests: [{ file: RUNS, title: 'of fifty answers at once one counts, and its senders get one reply' }],
      },
      {
        what: 'no other answer under the same token',
        file: ACTS,
        text: "if (step.requestHash !== hash) throw new AppError('idempotencyMismatch');",
        off: '',
        tests: [{ file: RUNS, title: 'the same answer again is the same, another one is refused' }],
      },
      {
        what: 'within its time',
        file: ACTS,
        text: "if (turn.steps.length > 0) throw new AppError('tooLate');",
        off: '',
        tests: [{ file: RUNS, title: 'an answer counts until 0.7 s after its deadline' }],
      },
      {
        what: 'a card once a run',
        file: ACTS,
        text: "if (run.used.includes(card)) throw new AppError('cardUsed');",
        off: '',
        tests: [{ file: RUNS, title: 'a swap brings another question of the tier, a skip passes it, a revival goes on after a failure' }],
      },
      {
        what: 'no card in a challenge',
        file: ACTS,
        text: "if (run.challengeId !== null) throw new AppError('wrongState');",
        off: '',
        tests: [
          {
            file: `${QUIZ}/challenges/challenges.test.ts`,
            title: 'has no cards and no second chance: a wrong answer ends it, and the results stand side by side',
          },
        ],
      },
      {
        what: 'no key before the end',
        file: `${QUIZ}/history/service.ts`,
        text: "if (!isOver(run)) throw new AppError('wrongState');",
        off: '',
        tests: [{ file: RUNS, title: 'a wrong answer fails it without its key, and giving up ends it' }],
      },
      {
        what: 'no practice of what the open round asks',
        file: `${QUIZ}/practice/repository.ts`,
        text: ', notExists(inPool));',
        off: ', notExists(inPool.limit(0)));',
        tests: [{ file: `${QUIZ}/practice/practice.test.ts`, title: 'it is no oracle for what the open round asks' }],
      },
      {
        what: 'the browser that played it',
        file: `${QUIZ}/runs/service.ts`,
        text: 'const isHere = turn !== undefined && browser !== undefined && turn.run.browser === browser;',
        off: 'const isHere = turn !== undefined;',
        tests: [{ file: RUNS, title: 'another browser, a used key and one that is too old bind nothing, all in the same words' }],
      },
    ],
    seen: [
      { file: `${QUIZ}/rounds/rounds.test.ts`, title: 'no question is more than 3 % of what a day asks, whatever is harvested' },
      { file: RUNS, title: 'a number that somebody chose before is refused, so that no draw can be played twice' },
      {
        file: `${QUIZ}/guarantees.test.ts`,
        title: 'whatever happens, a run is what its steps come to, and nothing comes to light before its time',
      },
      { file: `${QUIZ}/guarantees.test.ts`, title: 'fifty revivals at once with one card are one, with one answer' },
    ],
  },
  {
    row: 'G7',
    demands:
      'Whoever keeps the bank of the quiz earns nothing by it, and nobody judges what is theirs or of somebody in their own line of invites.',
    guards: [
      {
        what: 'no gain for who keeps the bank',
        file: `${QUIZ}/rewards/service.ts`,
        text: 'if (!mayEarn(userId)) return;',
        off: '',
        tests: [{ file: `${QUIZ}/rewards/rewards.test.ts`, title: 'the run of an operator brings a day of the streak and nothing else' }],
      },
      {
        what: 'not one’s own question',
        file: `${QUIZ}/review/view.ts`,
        text: "if (authorId === userId || wording.authorId === userId) return 'author';",
        off: '',
        tests: [{ file: `${QUIZ}/review/review.test.ts`, title: 'who wrote it, or its latest wording, does not agree to it' }],
      },
      {
        what: 'nor one of one’s line of invites',
        file: `${QUIZ}/review/view.ts`,
        text: "if (isClose) return 'invites';",
        off: '',
        tests: [
          {
            file: `${QUIZ}/review/review.test.ts`,
            title: 'whoever is here by the author’s invites, or the other way round, does not agree to it',
          },
        ],
      },
    ],
    seen: [{ file: RUNS, title: 'nobody is asked a question that they offered' }],
  },
];

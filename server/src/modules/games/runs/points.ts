/** How a game's score becomes points: one for every `scorePerPoint`, at most `mostPerRun`. */
export interface PointRule {
  scorePerPoint: number;
  mostPerRun: number;
}

/** For a game that names no rule of its own. */
const USUAL: PointRule = { scorePerPoint: 10, mostPerRun: 100 };

/** Rules by the game's id; scores of games differ in size, what an evening of them is worth does not. */
const RULES: Record<string, PointRule> = {
  'kiln-stack': { scorePerPoint: 10, mostPerRun: 100 },
  fuse: { scorePerPoint: 20, mostPerRun: 100 },
};

/** Points that a verified score earns. */
export function pointsOf(gameId: string, score: number): number {
  const { scorePerPoint, mostPerRun } = RULES[gameId] ?? USUAL;
  return Math.min(Math.floor(score / scorePerPoint), mostPerRun);
}

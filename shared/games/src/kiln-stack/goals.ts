import type { Studio } from '../frame/game.ts';
import type { TextKey } from '../frame/texts.ts';
import type { Marks } from '../host/messages.ts';
import { COURSE_SCORE, FIELD_WIDTH, type KilnStackState } from '../rules/index.ts';
import type { Layout } from './layout.ts';

const MOVES_PER_MS = 0.006;
const DASH = [6, 5];

interface Goal {
  name: TextKey;
  score: number;
  /** Courses that the wall has when it is reached, as it is drawn: it comes down to meet who builds well. */
  height: number;
  isReached: boolean;
}

/** Scores to beat as lines over the wall: as high as plain drops alone would have to go. */
export function createGoals(studio: Studio) {
  let goals: Goal[] = [];
  let paintedAt = 0;

  const heightOf = ({ courses, score }: KilnStackState, goal: Goal) => courses + Math.ceil((goal.score - score) / COURSE_SCORE);

  function reach(goal: Goal): void {
    goal.isReached = true;
    if (goal.name !== 'best') return;
    studio.sound.ring(7);
    studio.announce(studio.texts('newBest'));
  }

  function follow(state: KilnStackState, goal: Goal, elapsed: number): void {
    if (goal.isReached) return;
    const share = studio.hasReducedMotion ? 1 : 1 - Math.exp(-MOVES_PER_MS * elapsed);
    goal.height += (heightOf(state, goal) - goal.height) * share;
    if (state.score > goal.score) reach(goal);
  }

  return {
    begin(state: KilnStackState, { best, top }: Marks): void {
      const marks = [
        { name: 'best', score: best },
        { name: 'top', score: top > best ? top : 0 },
      ] as const;
      goals = marks.filter(({ score }) => score > 0).map((mark) => ({ ...mark, height: 0, isReached: false }));
      for (const goal of goals) goal.height = heightOf(state, goal);
    },
    paint(
      context: CanvasRenderingContext2D,
      state: KilnStackState,
      { layout, rise, at }: { layout: Layout; rise: number; at: number },
    ): void {
      const { left, unit, floor, course } = layout;
      for (const goal of goals) {
        follow(state, goal, Math.min(at - paintedAt, 100));
        const y = Math.round(floor + rise - (goal.height + 1) * course);
        if (y < 0) continue;
        const colour = studio.palette(goal.isReached ? '--glaze-text' : '--gold');
        context.save();
        context.strokeStyle = colour;
        context.lineWidth = 1.5;
        context.setLineDash(goal.isReached ? [] : DASH);
        context.beginPath();
        context.moveTo(left, y);
        context.lineTo(left + FIELD_WIDTH * unit, y);
        context.stroke();
        context.fillStyle = colour;
        context.font = `600 13px ${studio.palette('--font-ui')}`;
        context.textAlign = 'left';
        context.textBaseline = 'bottom';
        const isBeaten = goal.isReached && goal.name === 'best';
        context.fillText(isBeaten ? studio.texts('newBest') : `${studio.texts(goal.name)} ${goal.score}`, left, y - 4);
        context.restore();
      }
      paintedAt = at;
    },
  };
}

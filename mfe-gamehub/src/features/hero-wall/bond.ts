/** How wide a brick is in a layout, in half bricks; 0 where the layout leaves it out. */
interface Widths {
  desk: 0 | 1 | 2;
  phone: 0 | 1 | 2;
}

/** A place in the wall: for a brick that says something, or for one that only fills the bond. */
interface Place extends Widths {
  holds: 'fact' | 'art';
}

/** A brick laid into its place; `fact` is null where art fills it. */
interface Laid<Fact> extends Widths {
  key: string;
  fact: Fact | null;
}

const fact = (phone: Place['phone'] = 2): Place => ({ holds: 'fact', desk: 2, phone });
const art = (phone: Place['phone'] = 0): Place => ({ holds: 'art', desk: 2, phone });
const half = (phone: Place['phone'] = 0): Place => ({ holds: 'art', desk: 1, phone });

/**
 * Rows in running bond: every second row starts with half a brick. A row is 10 half bricks on a desk and 4 on a phone,
 * so that a grid without any gap places them; facts stay within the first 6, where no window cuts them off.
 */
export const ROWS: readonly (readonly Place[])[] = [
  [fact(), art(), fact(), art(), art()],
  [half(1), fact(), art(1), art(), art(), half()],
  [art(), fact(), fact(), art(), art()],
  [half(1), art(), fact(), art(1), art(), half()],
  [fact(), art(), fact(), art(), art()],
  [half(1), fact(), art(1), art(), art(), half()],
];

/** Lays the facts in their order; art takes the places that remain. Facts beyond the last place are left out. */
export function layWall<Fact extends { key: string }>(facts: readonly Fact[]): Laid<Fact>[] {
  const waiting = [...facts];
  return ROWS.flat().map(({ holds, desk, phone }, index) => {
    const next = holds === 'fact' ? waiting.shift() : undefined;
    return next ? { key: next.key, fact: next, desk, phone } : { key: `art-${index}`, fact: null, desk, phone };
  });
}

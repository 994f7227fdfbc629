import type { Chance } from './chance.ts';
import { circle, fade, n, path, rect, SIDE, type Drawn } from './work.ts';

const CENTRE = SIDE / 2;

/** A ring of bricks about the middle. */
function ring(radius: number, width: number, count: number, colours: readonly string[], turn: number, chance: Chance): string {
  const step = (2 * Math.PI) / count;
  const gap = 0.035 * (220 / radius);
  const at = (angle: number, distance: number) => `${n(CENTRE + Math.cos(angle) * distance)} ${n(CENTRE + Math.sin(angle) * distance)}`;
  return Array.from({ length: count }, (_, index) => {
    const [from, to] = [turn + index * step + gap, turn + (index + 1) * step - gap];
    const outer = radius + width;
    return path(
      `M${at(from, radius)}A${n(radius)} ${n(radius)} 0 0 1 ${at(to, radius)}L${at(to, outer)}A${n(outer)} ${n(outer)} 0 0 0 ${at(from, outer)}Z`,
      chance.pick(colours),
    );
  }).join('');
}

/** The mark of the house as a seal of bricks. */
export function drawSeal(chance: Chance): Drawn {
  const reds = ['#b23a2c', '#c24a37', '#9f2f25', '#cc5a44'];
  const mark = 'M210 372V236L300 316L390 236V372';
  return {
    svg:
      fade('p', [
        [0, '#f7efe0'],
        [1, '#eadbc0'],
      ]) +
      rect(0, 0, SIDE, SIDE, 'url(#p)') +
      ring(206, 44, 30, reds, 0, chance) +
      ring(158, 40, 24, reds, 0.13, chance) +
      circle(CENTRE, CENTRE, 148, '#a8332a') +
      circle(CENTRE, CENTRE, 148, 'none', 'stroke="#f3e4cb" stroke-width="6"') +
      path(mark, 'none', 'stroke="#f9eeda" stroke-width="34" stroke-linejoin="round" stroke-linecap="round"'),
    traits: [],
  };
}

/** Flames of a kiln that burns with too little air, layer by layer. */
export function drawFire(chance: Chance): Drawn {
  const layers = ['#5a1712', '#8f2417', '#c6401d', '#e86a26', '#f79a3b', '#ffc963', '#fff0b8'];
  const flames = layers.map((fill, layer) => {
    const half = 250 - layer * 33;
    const count = 6;
    let d = `M${n(CENTRE - half)} 600`;
    for (let tongue = 0; tongue < count; tongue += 1) {
      const step = (2 * half) / count;
      const x = CENTRE - half + tongue * step;
      const middle = 1 - Math.abs(tongue + 0.5 - count / 2) / (count / 2);
      const tip = 520 - middle * (400 - layer * 38) - chance.between(0, 60);
      d += `C${n(x - step * 0.2)} ${n(tip + 160)} ${n(x + step * 0.75)} ${n(tip + 90)} ${n(x + step * 0.5)} ${n(tip)}`;
      d += `C${n(x + step * 1.15)} ${n(tip + 90)} ${n(x + step * 0.7)} ${n(tip + 170)} ${n(x + step)} ${n(Math.min(590, tip + 190))}`;
    }
    return path(`${d}L${n(CENTRE + half)} 600Z`, fill);
  });
  const sparks = Array.from({ length: 60 }, () =>
    circle(
      CENTRE + chance.between(-240, 240),
      chance.between(20, 420),
      chance.between(1.2, 4),
      '#ffb84d',
      `opacity="${n(chance.between(0.3, 0.95))}"`,
    ),
  );
  return {
    svg:
      fade('d', [
        [0, '#120a12'],
        [0.7, '#2c0f14'],
        [1, '#4a1510'],
      ]) +
      rect(0, 0, SIDE, SIDE, 'url(#d)') +
      sparks.join('') +
      flames.join(''),
    traits: [],
  };
}

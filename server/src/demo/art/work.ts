import type { Odds } from './chance.ts';

/** A trait of a work: its name, its value, and how often that comes up, of 1. */
export interface Trait {
  name: string;
  value: string;
  share: number;
}

/** A work as its program draws it. */
export interface Drawn {
  traits: Trait[];
  /** What stands inside of the picture, 600 by 600. */
  svg: string;
}

export const SIDE = 600;

/** Numbers of a picture need no more digits. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}"${more && ` ${more}`}/>`;
export const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${more && ` ${more}`}/>`;
export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;

/** A gradient from above to below. */
export const fade = (id: string, stops: readonly (readonly [offset: number, colour: string])[], across = false): string =>
  `<linearGradient id="${id}" x2="${across ? 1 : 0}" y2="${across ? 0 : 1}">${stops
    .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>`;

/** A trait with how often its value comes up. */
export function trait<Value extends string>(name: string, value: Value, odds: Odds<Value>): Trait {
  const all = Object.values<number>(odds).reduce((sum, share) => sum + share, 0);
  return { name, value, share: odds[value] / all };
}

export const picture = (inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">${inside}</svg>`;

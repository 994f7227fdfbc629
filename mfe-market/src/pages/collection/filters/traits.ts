import { FILTER_TRAITS, FILTER_VALUES, type TraitFilter } from '@mortar/protocol/market';

type Traits = readonly TraitFilter[];

/** Values of a trait that are chosen. */
export const valuesOf = (traits: Traits, type: string): readonly string[] =>
  traits.flatMap((one) => (one.type === type && 'values' in one ? one.values : []));

/** Bounds of a number that are chosen. */
export const boundsOf = (traits: Traits, type: string): { from: number | null; to: number | null } => {
  const chosen = traits.find((one) => one.type === type);
  return chosen && 'from' in chosen ? { from: chosen.from, to: chosen.to } : { from: null, to: null };
};

/** Whether one more of it can be asked for at once. */
export const hasRoom = (traits: Traits, type: string): boolean =>
  traits.some((one) => one.type === type) ? valuesOf(traits, type).length < FILTER_VALUES : traits.length < FILTER_TRAITS;

const without = (traits: Traits, type: string): TraitFilter[] => traits.filter((one) => one.type !== type);

/** With a value more, or without it. */
export function toggled(traits: Traits, type: string, value: string): Traits {
  const values = valuesOf(traits, type);
  const next = values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
  return next.length === 0 ? without(traits, type) : [...without(traits, type), { type, values: next }];
}

/** With these bounds of a number; without any where there are none. */
export const bounded = (traits: Traits, type: string, from: number | null, to: number | null): Traits =>
  from === null && to === null ? without(traits, type) : [...without(traits, type), { type, from, to }];

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { WORKSPACE_ROOT } from '@mortar/build';
import { print, told, type Figure } from './report.ts';

const SEAPORT = 'Seaport 1.6, published';

/** What each figure may cost, and what Seaport's costs: marketplace-benchmarks, March 2024, intrinsic gas included. */
const GOALS: readonly { name: string; most: number; theirs: number }[] = [
  { name: 'sale721', most: 105_000, theirs: 93_673 },
  { name: 'sale1155', most: 106_000, theirs: 94_318 },
  { name: 'sale.fee.royalty', most: 165_000, theirs: 161_947 },
  { name: 'offer.accept', most: 116_000, theirs: 104_496 },
  { name: 'ten.distinct', most: 600_000, theirs: 693_031 },
];

const measured = JSON.parse(
  execFileSync(process.execPath, [join(WORKSPACE_ROOT, 'contracts/bin/gas.mjs')], { encoding: 'utf8' }),
) as Record<string, number>;

const held = GOALS.map(({ name, most, theirs }): Figure => {
  const ours = measured[name]!;
  const ratio = Number((ours / theirs).toPrecision(3));
  return { name, ours, unit: 'gas', against: SEAPORT, theirs, ratio, goal: `<= ${most} gas`, holds: ours <= most };
});
const isHeld = new Set(GOALS.map(({ name }) => name));
const others = Object.entries(measured).filter(([name]) => !isHeld.has(name));
print([
  ...held,
  // One signature for all of them, which no transaction goes with.
  told('list.bulk', 0, 'transactions for each of ten', 'ten transactions, one each', 1),
  ...others.map(([name, gas]) => told(name, gas, 'gas', 'sale721', measured['sale721']!)),
]);

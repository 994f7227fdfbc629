import { compared, limited, median, print, told } from './report.ts';
import { bareStatement, bareTransfer, createBareTables } from './ledger/bare.ts';
import { endow, openBenchLedger } from './ledger/database.ts';
import { runOperations } from './ledger/operations.ts';
import { OPERATIONS } from './ledger/plan.ts';
import { transfersPerSecond } from './ledger/transfers.ts';

const ROUNDS = Number(process.env['BENCH_RUNS'] ?? 5);
const SECONDS = 4;
const PEOPLE = 5000;
const BRICKS = 1_000_000;

type Transfer = (key: string, from: number, to: number) => Promise<unknown>;

/** Transfers per second of each way, in rounds that take turns. */
async function ratesOf(ways: readonly Transfer[]): Promise<number[][]> {
  const rates = ways.map((): number[] => []);
  for (const transfer of ways) await transfersPerSecond(1, PEOPLE, transfer);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, transfer] of ways.entries()) rates[index]!.push(await transfersPerSecond(SECONDS, PEOPLE, transfer));
  return rates;
}

const bench = await openBenchLedger();
try {
  const { database, ledger } = bench;
  const { wrong, negative, doubled, kills } = await runOperations(bench);
  await endow(bench, PEOPLE, BRICKS);
  await createBareTables(database);
  const [ours = [], statement = [], transaction = []] = await ratesOf([
    (key, from, to) => ledger.transfer(database.db, { key, bricksType: 1, amount: 1, from, to }),
    (key, from, to) => bareStatement(database, key, from, to),
    (key, from, to) => bareTransfer(database, key, from, to),
  ]);
  print([
    compared('transfer.tps', { ours, theirs: statement }, 'transfers/s', 'one bare statement, same rows', { least: 0.7 }),
    told('transfer.transaction', median(ours), 'transfers/s', 'bare SQL transaction of several, same rows', median(transaction)),
    limited('ops.wrong', wrong, 'operations, accounts, findings', 0),
    limited('ops.negative', negative, 'balances', 0),
    limited('ops.doubled', doubled, 'operations', 0),
    told('ops.kills', kills, 'kills', 'operations', OPERATIONS),
  ]);
} finally {
  await bench.close();
}

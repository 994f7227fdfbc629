/** Pays what rounds owe by the database of `DATABASE_URL` at the time `NOW`, in ms; it says when it begins. */
import { openDatabase } from '../src/db/database.ts';
import { createLedger } from '../src/modules/ledger/index.ts';
import { createPayout } from '../src/modules/quiz/rewards/payout.ts';

const database = await openDatabase(process.env['DATABASE_URL'] ?? '');
const clock = { now: () => Number(process.env['NOW']) };
const { db } = database;
process.stdout.write('begins\n');
await createPayout({ db, clock, ledger: createLedger({ db, clock }), notify: async () => {} }).payDue();
await database.close();

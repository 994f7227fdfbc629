import type { Db } from '../../../db/db.ts';
import { reportsIn } from '../../moderation/index.ts';
import { reports } from './tables.ts';

/** The SQL of what people report of the market. */
export const reportsOf = (db: Db) => reportsIn(db, reports);

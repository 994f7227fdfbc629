DROP INDEX "chain_balances_none";--> statement-breakpoint
-- Half of each page stays free: a balance that changes is then changed in place, and no index is touched.
ALTER TABLE "chain_balances" SET (fillfactor = 50);

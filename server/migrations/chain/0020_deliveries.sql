DROP INDEX "chain_order_events_royalty_to";--> statement-breakpoint
ALTER TABLE "chain_sales" ALTER COLUMN "option_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chain_sales" ALTER COLUMN "channel" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chain_sales" ALTER COLUMN "nonce" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "chain_sales" ADD COLUMN "paid" numeric;--> statement-breakpoint
UPDATE "chain_sales" SET "paid" = "quantity" * "unit_price";--> statement-breakpoint
ALTER TABLE "chain_sales" ALTER COLUMN "paid" SET NOT NULL;--> statement-breakpoint
INSERT INTO "chain_sales" ("chain_id", "block", "log_index", "block_hash", "transaction", "at", "seller", "buyer", "recipient", "collection", "token_id", "quantity", "currency", "unit_price", "paid", "fee", "royalty", "royalty_to")
SELECT "chain_id", "block", "log_index", "block_hash", "transaction", "at", "creator", "purchaser", "purchaser", "collection", "token_id", "amount", "currency", div("price", "amount"), "price", div("price" * "fee_bps", 10000), div("price" * "royalty_bps", 10000), "royalty_to"
FROM "chain_order_events" WHERE "action" = 'deliver' AND "state" = 'delivered';--> statement-breakpoint
INSERT INTO "chain_last_sales" ("chain_id", "collection", "token_id", "block", "currency", "unit_price", "at")
SELECT DISTINCT ON ("chain_id", "collection", "token_id") "chain_id", "collection", "token_id", "block", "currency", "unit_price", "at"
FROM "chain_sales" s WHERE EXISTS (SELECT FROM "chain_sales" d WHERE d."option_hash" IS NULL AND d."chain_id" = s."chain_id" AND d."collection" = s."collection" AND d."token_id" = s."token_id")
ORDER BY "chain_id", "collection", "token_id", "block" DESC, "log_index" DESC
ON CONFLICT ("chain_id", "collection", "token_id") DO UPDATE SET "block" = excluded."block", "currency" = excluded."currency", "unit_price" = excluded."unit_price", "at" = excluded."at";

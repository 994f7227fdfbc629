DROP INDEX "chain_tokens_read";--> statement-breakpoint
DROP INDEX "chain_offers_live";--> statement-breakpoint
ALTER TABLE "chain_collection_words" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "chain_tokens" ADD COLUMN "failed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "chain_tokens_looked" ON "chain_tokens" USING btree (greatest(read_at, failed_at)) WHERE due_at is null and read_at is not null;--> statement-breakpoint
CREATE INDEX "chain_offers_live" ON "chain_offers" USING btree ("chain_id","checked_at") WHERE (faults = '{}' or faults = '{InsufficientAmount}');
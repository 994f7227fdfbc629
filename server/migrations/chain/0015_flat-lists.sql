CREATE TABLE "chain_collection_counts" (
	"chain_id" bigint NOT NULL,
	"collection" text NOT NULL,
	"items" integer NOT NULL,
	"owners" integer NOT NULL,
	CONSTRAINT "chain_collection_counts_chain_id_collection_pk" PRIMARY KEY("chain_id","collection")
);
--> statement-breakpoint
DROP INDEX "chain_balances_owner";--> statement-breakpoint
DROP INDEX "chain_traits_number";--> statement-breakpoint
DROP INDEX "chain_options_price";--> statement-breakpoint
DROP INDEX "chain_options_added";--> statement-breakpoint
ALTER TABLE "chain_offers" ADD COLUMN "is_tradable" boolean GENERATED ALWAYS AS (faults = '{}' and touched = checked) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "chain_options" ADD COLUMN "is_tradable" boolean GENERATED ALWAYS AS (faults = '{}' and touched = checked) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "chain_transfers_minted" ON "chain_transfers" USING btree ("chain_id","collection","block","log_index","sub") WHERE from_address = '0x0000000000000000000000000000000000000000';--> statement-breakpoint
CREATE INDEX "chain_transfers_burned" ON "chain_transfers" USING btree ("chain_id","collection","block","log_index","sub") WHERE to_address = '0x0000000000000000000000000000000000000000' and from_address <> to_address;--> statement-breakpoint
CREATE INDEX "chain_balances_owner" ON "chain_balances" USING btree ("chain_id","owner","collection","token_id") WHERE quantity > 0;--> statement-breakpoint
CREATE INDEX "chain_traits_number" ON "chain_traits" USING btree ("chain_id","collection","type","number","token_id") WHERE number is not null;--> statement-breakpoint
CREATE INDEX "chain_options_price" ON "chain_options" USING btree ("chain_id","collection","currency","price","token_id","end_time") WHERE is_tradable;--> statement-breakpoint
CREATE INDEX "chain_options_added" ON "chain_options" USING btree ("chain_id","collection","currency","added_at","token_id") WHERE is_tradable;--> statement-breakpoint
INSERT INTO "chain_collection_counts" SELECT "chain_id", "collection", count(distinct "token_id"), count(distinct "owner") FROM "chain_balances" WHERE "quantity" > 0 GROUP BY "chain_id", "collection";

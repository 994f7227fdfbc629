CREATE TABLE "chain_costs" (
	"chain_id" bigint NOT NULL,
	"transaction" text NOT NULL,
	"block" integer NOT NULL,
	"block_hash" text NOT NULL,
	"payer" text NOT NULL,
	"gas" numeric NOT NULL,
	"paid" jsonb NOT NULL,
	CONSTRAINT "chain_costs_chain_id_transaction_pk" PRIMARY KEY("chain_id","transaction")
);
--> statement-breakpoint
DROP INDEX "chain_offers_bidder";--> statement-breakpoint
DROP INDEX "chain_options_signer";--> statement-breakpoint
CREATE INDEX "chain_costs_block" ON "chain_costs" USING btree ("chain_id","block");--> statement-breakpoint
CREATE INDEX "chain_sales_royalty_to" ON "chain_sales" USING btree ("chain_id","royalty_to","block");--> statement-breakpoint
CREATE INDEX "chain_transfers_from" ON "chain_transfers" USING btree ("chain_id","from_address","block","log_index","sub");--> statement-breakpoint
CREATE INDEX "chain_transfers_to" ON "chain_transfers" USING btree ("chain_id","to_address","block","log_index","sub");--> statement-breakpoint
CREATE INDEX "chain_order_events_delivered" ON "chain_order_events" USING btree ("chain_id","creator","block") WHERE state = 'delivered';--> statement-breakpoint
CREATE INDEX "chain_order_events_royalty_to" ON "chain_order_events" USING btree ("chain_id","royalty_to","block") WHERE state = 'delivered';--> statement-breakpoint
CREATE INDEX "chain_offers_bidder" ON "chain_offers" USING btree ("chain_id","bidder","added_at","hash");--> statement-breakpoint
CREATE INDEX "chain_options_signer" ON "chain_options" USING btree ("chain_id","signer","added_at","hash");
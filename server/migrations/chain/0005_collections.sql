DROP INDEX "chain_sales_collection";--> statement-breakpoint
CREATE INDEX "chain_sales_token" ON "chain_sales" USING btree ("chain_id","collection","token_id","block","log_index");--> statement-breakpoint
CREATE INDEX "chain_transfers_collection" ON "chain_transfers" USING btree ("chain_id","collection","block","log_index");--> statement-breakpoint
CREATE INDEX "chain_sales_collection" ON "chain_sales" USING btree ("chain_id","collection","block","log_index");
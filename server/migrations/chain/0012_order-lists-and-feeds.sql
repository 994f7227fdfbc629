CREATE TABLE "chain_feed_heard" (
	"reader" text NOT NULL,
	"chain_id" bigint NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "chain_feed_heard_reader_chain_id_key_pk" PRIMARY KEY("reader","chain_id","key")
);
--> statement-breakpoint
CREATE TABLE "chain_feed_places" (
	"reader" text NOT NULL,
	"chain_id" bigint NOT NULL,
	"block" integer NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chain_feed_places_reader_chain_id_pk" PRIMARY KEY("reader","chain_id")
);
--> statement-breakpoint
DROP INDEX "chain_orders_creator";--> statement-breakpoint
CREATE INDEX "chain_feed_heard_at" ON "chain_feed_heard" USING btree ("at");--> statement-breakpoint
CREATE INDEX "chain_bids_bidder" ON "chain_bids" USING btree ("chain_id","bidder","order_id");--> statement-breakpoint
CREATE INDEX "chain_orders_purchaser" ON "chain_orders" USING btree ("chain_id","purchaser","order_id") WHERE state <> 'open';--> statement-breakpoint
CREATE INDEX "chain_orders_open" ON "chain_orders" USING btree ("chain_id","trading_type","state","order_id");--> statement-breakpoint
CREATE INDEX "chain_orders_ending" ON "chain_orders" USING btree ("chain_id","trading_type","end_time","order_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "chain_orders_collection" ON "chain_orders" USING btree ("chain_id","collection","trading_type","state","order_id");--> statement-breakpoint
CREATE INDEX "chain_orders_collection_ending" ON "chain_orders" USING btree ("chain_id","collection","trading_type","end_time","order_id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "chain_offers_sent" ON "chain_offers" USING btree ("chain_id","added_at");--> statement-breakpoint
CREATE INDEX "chain_options_sent" ON "chain_options" USING btree ("chain_id","added_at");--> statement-breakpoint
CREATE INDEX "chain_orders_creator" ON "chain_orders" USING btree ("chain_id","creator","order_id");
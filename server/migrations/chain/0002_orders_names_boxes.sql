CREATE TABLE "chain_box_events" (
	"chain_id" bigint NOT NULL,
	"block" integer NOT NULL,
	"log_index" integer NOT NULL,
	"block_hash" text NOT NULL,
	"transaction" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"box_id" numeric NOT NULL,
	"state" text NOT NULL,
	"box_type" numeric,
	"account" text,
	"price" numeric,
	"salt" text,
	"target" bigint,
	"prize" bigint,
	CONSTRAINT "chain_box_events_chain_id_block_log_index_pk" PRIMARY KEY("chain_id","block","log_index")
);
--> statement-breakpoint
CREATE TABLE "chain_box_types" (
	"chain_id" bigint NOT NULL,
	"block" integer NOT NULL,
	"log_index" integer NOT NULL,
	"block_hash" text NOT NULL,
	"transaction" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"box_type" numeric NOT NULL,
	"counts" jsonb NOT NULL,
	"inventory_root" text NOT NULL,
	"tip" text NOT NULL,
	CONSTRAINT "chain_box_types_chain_id_block_log_index_pk" PRIMARY KEY("chain_id","block","log_index")
);
--> statement-breakpoint
CREATE TABLE "chain_boxes" (
	"chain_id" bigint NOT NULL,
	"box_id" numeric NOT NULL,
	"box_type" numeric NOT NULL,
	"state" text NOT NULL,
	"price" numeric NOT NULL,
	"opener" text,
	"prize" bigint,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chain_boxes_chain_id_box_id_pk" PRIMARY KEY("chain_id","box_id")
);
--> statement-breakpoint
CREATE TABLE "chain_name_events" (
	"chain_id" bigint NOT NULL,
	"block" integer NOT NULL,
	"log_index" integer NOT NULL,
	"block_hash" text NOT NULL,
	"transaction" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"token_id" numeric NOT NULL,
	"label" text,
	"holder" text,
	"expiration" bigint,
	"version" bigint,
	"whitelisted" boolean,
	"resolver" text,
	CONSTRAINT "chain_name_events_chain_id_block_log_index_pk" PRIMARY KEY("chain_id","block","log_index")
);
--> statement-breakpoint
CREATE TABLE "chain_name_records" (
	"chain_id" bigint NOT NULL,
	"block" integer NOT NULL,
	"log_index" integer NOT NULL,
	"block_hash" text NOT NULL,
	"transaction" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"token_id" numeric NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "chain_name_records_chain_id_block_log_index_pk" PRIMARY KEY("chain_id","block","log_index")
);
--> statement-breakpoint
CREATE TABLE "chain_names" (
	"chain_id" bigint NOT NULL,
	"token_id" numeric NOT NULL,
	"label" text NOT NULL,
	"expiration" bigint NOT NULL,
	"version" bigint NOT NULL,
	"whitelisted" boolean NOT NULL,
	"resolver" text NOT NULL,
	"addresses" jsonb NOT NULL,
	"texts" jsonb NOT NULL,
	"contenthash" text NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chain_names_chain_id_token_id_pk" PRIMARY KEY("chain_id","token_id")
);
--> statement-breakpoint
CREATE TABLE "chain_primary_names" (
	"chain_id" bigint NOT NULL,
	"account" text NOT NULL,
	"token_id" numeric NOT NULL,
	"version" bigint NOT NULL,
	CONSTRAINT "chain_primary_names_chain_id_account_pk" PRIMARY KEY("chain_id","account")
);
--> statement-breakpoint
CREATE TABLE "chain_bids" (
	"chain_id" bigint NOT NULL,
	"block" integer NOT NULL,
	"log_index" integer NOT NULL,
	"block_hash" text NOT NULL,
	"transaction" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"order_id" numeric NOT NULL,
	"version" bigint NOT NULL,
	"bidder" text NOT NULL,
	"price" numeric NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "chain_bids_chain_id_block_log_index_pk" PRIMARY KEY("chain_id","block","log_index")
);
--> statement-breakpoint
CREATE TABLE "chain_order_events" (
	"chain_id" bigint NOT NULL,
	"block" integer NOT NULL,
	"log_index" integer NOT NULL,
	"block_hash" text NOT NULL,
	"transaction" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"order_id" numeric NOT NULL,
	"state" text NOT NULL,
	"version" bigint NOT NULL,
	"creator" text NOT NULL,
	"trading_type" text NOT NULL,
	"collection" text NOT NULL,
	"token_id" numeric NOT NULL,
	"amount" numeric NOT NULL,
	"currency" text NOT NULL,
	"single_price" numeric NOT NULL,
	"expected_price" numeric NOT NULL,
	"start_time" bigint NOT NULL,
	"end_time" bigint NOT NULL,
	"is_instant" boolean NOT NULL,
	"purchaser" text NOT NULL,
	"price" numeric NOT NULL,
	"deliver_by" bigint NOT NULL,
	"fee_bps" integer NOT NULL,
	"royalty_to" text NOT NULL,
	"royalty_bps" integer NOT NULL,
	CONSTRAINT "chain_order_events_chain_id_block_log_index_pk" PRIMARY KEY("chain_id","block","log_index")
);
--> statement-breakpoint
CREATE TABLE "chain_orders" (
	"chain_id" bigint NOT NULL,
	"order_id" numeric NOT NULL,
	"state" text NOT NULL,
	"version" bigint NOT NULL,
	"creator" text NOT NULL,
	"trading_type" text NOT NULL,
	"collection" text NOT NULL,
	"token_id" numeric NOT NULL,
	"amount" numeric NOT NULL,
	"currency" text NOT NULL,
	"single_price" numeric NOT NULL,
	"expected_price" numeric NOT NULL,
	"start_time" bigint NOT NULL,
	"end_time" bigint NOT NULL,
	"is_instant" boolean NOT NULL,
	"purchaser" text NOT NULL,
	"price" numeric NOT NULL,
	"deliver_by" bigint NOT NULL,
	"fee_bps" integer NOT NULL,
	"royalty_to" text NOT NULL,
	"royalty_bps" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chain_orders_chain_id_order_id_pk" PRIMARY KEY("chain_id","order_id")
);
--> statement-breakpoint
CREATE INDEX "chain_box_events_box" ON "chain_box_events" USING btree ("chain_id","box_id","block","log_index");--> statement-breakpoint
CREATE INDEX "chain_boxes_type" ON "chain_boxes" USING btree ("chain_id","box_type","state");--> statement-breakpoint
CREATE INDEX "chain_name_events_name" ON "chain_name_events" USING btree ("chain_id","token_id","block","log_index");--> statement-breakpoint
CREATE INDEX "chain_name_records_name" ON "chain_name_records" USING btree ("chain_id","token_id","kind","key","block","log_index");--> statement-breakpoint
CREATE INDEX "chain_name_records_key" ON "chain_name_records" USING btree ("chain_id","kind","key","block","log_index");--> statement-breakpoint
CREATE INDEX "chain_names_label" ON "chain_names" USING btree ("chain_id","label");--> statement-breakpoint
CREATE INDEX "chain_bids_order" ON "chain_bids" USING btree ("chain_id","order_id","block","log_index");--> statement-breakpoint
CREATE INDEX "chain_order_events_order" ON "chain_order_events" USING btree ("chain_id","order_id","block","log_index");--> statement-breakpoint
CREATE INDEX "chain_order_events_collection" ON "chain_order_events" USING btree ("chain_id","collection","at");--> statement-breakpoint
CREATE INDEX "chain_orders_token" ON "chain_orders" USING btree ("chain_id","collection","token_id","state");--> statement-breakpoint
CREATE INDEX "chain_orders_creator" ON "chain_orders" USING btree ("chain_id","creator");
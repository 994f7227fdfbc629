CREATE TABLE "chain_balances" (
	"chain_id" bigint NOT NULL,
	"collection" text NOT NULL,
	"token_id" numeric NOT NULL,
	"owner" text NOT NULL,
	"quantity" numeric NOT NULL,
	CONSTRAINT "chain_balances_chain_id_collection_token_id_owner_pk" PRIMARY KEY("chain_id","collection","token_id","owner")
);
--> statement-breakpoint
CREATE TABLE "chain_sales" (
	"chain_id" bigint NOT NULL,
	"block" integer NOT NULL,
	"log_index" integer NOT NULL,
	"block_hash" text NOT NULL,
	"transaction" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"option_hash" text NOT NULL,
	"seller" text NOT NULL,
	"buyer" text NOT NULL,
	"recipient" text NOT NULL,
	"collection" text NOT NULL,
	"token_id" numeric NOT NULL,
	"quantity" numeric NOT NULL,
	"currency" text NOT NULL,
	"unit_price" numeric NOT NULL,
	"fee" numeric NOT NULL,
	"royalty" numeric NOT NULL,
	"royalty_to" text NOT NULL,
	"channel" text NOT NULL,
	"nonce" numeric NOT NULL,
	CONSTRAINT "chain_sales_chain_id_block_log_index_pk" PRIMARY KEY("chain_id","block","log_index")
);
--> statement-breakpoint
CREATE TABLE "chain_transfers" (
	"chain_id" bigint NOT NULL,
	"block" integer NOT NULL,
	"log_index" integer NOT NULL,
	"block_hash" text NOT NULL,
	"transaction" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"sub" integer NOT NULL,
	"collection" text NOT NULL,
	"token_id" numeric NOT NULL,
	"from_address" text NOT NULL,
	"to_address" text NOT NULL,
	"quantity" numeric NOT NULL,
	CONSTRAINT "chain_transfers_chain_id_block_log_index_sub_pk" PRIMARY KEY("chain_id","block","log_index","sub")
);
--> statement-breakpoint
CREATE TABLE "chain_blocks" (
	"chain_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "chain_blocks_chain_id_number_pk" PRIMARY KEY("chain_id","number")
);
--> statement-breakpoint
CREATE TABLE "chain_cursors" (
	"chain_id" bigint PRIMARY KEY NOT NULL,
	"genesis" text NOT NULL,
	"block" integer NOT NULL,
	"hash" text NOT NULL,
	"head" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"problem" text
);
--> statement-breakpoint
CREATE INDEX "chain_balances_owner" ON "chain_balances" USING btree ("chain_id","owner");--> statement-breakpoint
CREATE INDEX "chain_balances_none" ON "chain_balances" USING btree ("chain_id") WHERE quantity = 0;--> statement-breakpoint
CREATE INDEX "chain_sales_collection" ON "chain_sales" USING btree ("chain_id","collection","at");--> statement-breakpoint
CREATE INDEX "chain_sales_option" ON "chain_sales" USING btree ("chain_id","option_hash");--> statement-breakpoint
CREATE INDEX "chain_transfers_token" ON "chain_transfers" USING btree ("chain_id","collection","token_id","block","log_index");
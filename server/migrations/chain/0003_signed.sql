CREATE TABLE "chain_approvals" (
	"chain_id" bigint NOT NULL,
	"block" integer NOT NULL,
	"log_index" integer NOT NULL,
	"block_hash" text NOT NULL,
	"transaction" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"collection" text NOT NULL,
	"owner" text NOT NULL,
	"operator" text NOT NULL,
	"token_id" numeric,
	"is_approved" boolean NOT NULL,
	CONSTRAINT "chain_approvals_chain_id_block_log_index_pk" PRIMARY KEY("chain_id","block","log_index")
);
--> statement-breakpoint
CREATE TABLE "chain_exchange_events" (
	"chain_id" bigint NOT NULL,
	"block" integer NOT NULL,
	"log_index" integer NOT NULL,
	"block_hash" text NOT NULL,
	"transaction" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"account" text,
	"subject" text,
	"word" numeric,
	"mask" numeric,
	"is_open" boolean,
	CONSTRAINT "chain_exchange_events_chain_id_block_log_index_pk" PRIMARY KEY("chain_id","block","log_index")
);
--> statement-breakpoint
CREATE TABLE "chain_offers" (
	"chain_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"channel" text NOT NULL,
	"collection" text NOT NULL,
	"token_id" numeric NOT NULL,
	"amount" numeric NOT NULL,
	"signer" text NOT NULL,
	"nonce" numeric NOT NULL,
	"start_time" numeric NOT NULL,
	"end_time" numeric NOT NULL,
	"price" numeric NOT NULL,
	"currency" text NOT NULL,
	"royalty_rate" numeric NOT NULL,
	"v" integer NOT NULL,
	"r" text NOT NULL,
	"s" text NOT NULL,
	"faults" text[] NOT NULL,
	"touched" integer DEFAULT 0 NOT NULL,
	"checked" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"option_hash" text NOT NULL,
	"bidder" text NOT NULL,
	"offered" numeric NOT NULL,
	"expire_time" numeric NOT NULL,
	CONSTRAINT "chain_offers_chain_id_hash_pk" PRIMARY KEY("chain_id","hash")
);
--> statement-breakpoint
CREATE TABLE "chain_options" (
	"chain_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"channel" text NOT NULL,
	"collection" text NOT NULL,
	"token_id" numeric NOT NULL,
	"amount" numeric NOT NULL,
	"signer" text NOT NULL,
	"nonce" numeric NOT NULL,
	"start_time" numeric NOT NULL,
	"end_time" numeric NOT NULL,
	"price" numeric NOT NULL,
	"currency" text NOT NULL,
	"royalty_rate" numeric NOT NULL,
	"v" integer NOT NULL,
	"r" text NOT NULL,
	"s" text NOT NULL,
	"faults" text[] NOT NULL,
	"touched" integer DEFAULT 0 NOT NULL,
	"checked" integer DEFAULT 0 NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"bulk_index" integer NOT NULL,
	"bulk_path" jsonb NOT NULL,
	CONSTRAINT "chain_options_chain_id_hash_pk" PRIMARY KEY("chain_id","hash")
);
--> statement-breakpoint
CREATE INDEX "chain_exchange_events_subject" ON "chain_exchange_events" USING btree ("chain_id","subject");--> statement-breakpoint
CREATE INDEX "chain_offers_option" ON "chain_offers" USING btree ("chain_id","option_hash");--> statement-breakpoint
CREATE INDEX "chain_offers_token" ON "chain_offers" USING btree ("chain_id","collection","token_id");--> statement-breakpoint
CREATE INDEX "chain_offers_bidder" ON "chain_offers" USING btree ("chain_id","bidder");--> statement-breakpoint
CREATE INDEX "chain_offers_live" ON "chain_offers" USING btree ("chain_id","checked_at") WHERE faults = '{}';--> statement-breakpoint
CREATE INDEX "chain_offers_due" ON "chain_offers" USING btree ("chain_id") WHERE touched > checked;--> statement-breakpoint
CREATE INDEX "chain_options_token" ON "chain_options" USING btree ("chain_id","collection","token_id","price");--> statement-breakpoint
CREATE INDEX "chain_options_signer" ON "chain_options" USING btree ("chain_id","signer");--> statement-breakpoint
CREATE INDEX "chain_options_live" ON "chain_options" USING btree ("chain_id","checked_at") WHERE faults = '{}';--> statement-breakpoint
CREATE INDEX "chain_options_due" ON "chain_options" USING btree ("chain_id") WHERE touched > checked;
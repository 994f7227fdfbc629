CREATE TABLE "chain_royalties" (
	"chain_id" bigint NOT NULL,
	"block" integer NOT NULL,
	"log_index" integer NOT NULL,
	"block_hash" text NOT NULL,
	"transaction" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"collection" text NOT NULL,
	"bps" integer NOT NULL,
	CONSTRAINT "chain_royalties_chain_id_block_log_index_pk" PRIMARY KEY("chain_id","block","log_index")
);
--> statement-breakpoint
CREATE TABLE "chain_standings" (
	"chain_id" bigint NOT NULL,
	"collection" text NOT NULL,
	"token_id" numeric NOT NULL,
	"is_verified" boolean NOT NULL,
	"is_hidden" boolean NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "chain_standings_chain_id_collection_token_id_pk" PRIMARY KEY("chain_id","collection","token_id")
);
--> statement-breakpoint
CREATE INDEX "chain_royalties_collection" ON "chain_royalties" USING btree ("chain_id","collection","block","log_index");--> statement-breakpoint
CREATE INDEX "chain_standings_verified" ON "chain_standings" USING btree ("chain_id") WHERE is_verified;
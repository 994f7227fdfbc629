CREATE TABLE "chain_drops" (
	"chain_id" bigint NOT NULL,
	"block" integer NOT NULL,
	"log_index" integer NOT NULL,
	"block_hash" text NOT NULL,
	"transaction" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"collection" text NOT NULL,
	"creator" text NOT NULL,
	"is_copies" boolean NOT NULL,
	"name" text NOT NULL,
	"symbol" text NOT NULL,
	CONSTRAINT "chain_drops_chain_id_collection_pk" PRIMARY KEY("chain_id","collection")
);

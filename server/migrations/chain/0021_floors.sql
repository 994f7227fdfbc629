CREATE TABLE "chain_floors" (
	"chain_id" bigint NOT NULL,
	"collection" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"price" numeric,
	CONSTRAINT "chain_floors_chain_id_collection_at_pk" PRIMARY KEY("chain_id","collection","at")
);

CREATE TABLE "chain_offer_tokens" (
	"chain_id" bigint NOT NULL,
	"hash" text NOT NULL,
	"token_id" numeric NOT NULL,
	"path" text[] NOT NULL,
	CONSTRAINT "chain_offer_tokens_chain_id_hash_token_id_pk" PRIMARY KEY("chain_id","hash","token_id")
);

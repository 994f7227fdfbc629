CREATE TABLE "chain_collection_words" (
	"chain_id" bigint NOT NULL,
	"collection" text NOT NULL,
	"block" integer NOT NULL,
	"due_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"fault" text,
	"name" text,
	"description" text DEFAULT '' NOT NULL,
	"link" text,
	"picture" text,
	"read_block" integer,
	"read_at" timestamp with time zone,
	CONSTRAINT "chain_collection_words_chain_id_collection_pk" PRIMARY KEY("chain_id","collection")
);
--> statement-breakpoint
CREATE INDEX "chain_collection_words_due" ON "chain_collection_words" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "chain_collection_words_picture" ON "chain_collection_words" USING btree ("picture") WHERE picture is not null;--> statement-breakpoint
INSERT INTO "chain_collection_words" ("chain_id", "collection", "block", "due_at") SELECT "chain_id", "collection", "block", "at" FROM "chain_drops";

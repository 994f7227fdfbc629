CREATE TABLE "chain_pictures" (
	"id" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"touched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chain_tokens" (
	"chain_id" bigint NOT NULL,
	"collection" text NOT NULL,
	"token_id" numeric NOT NULL,
	"block" integer NOT NULL,
	"due_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"fault" text,
	"picture_fault" text,
	"name" text,
	"description" text DEFAULT '' NOT NULL,
	"traits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"animation" text,
	"link" text,
	"picture" text,
	"read_block" integer,
	"read_at" timestamp with time zone,
	CONSTRAINT "chain_tokens_chain_id_collection_token_id_pk" PRIMARY KEY("chain_id","collection","token_id")
);
--> statement-breakpoint
CREATE INDEX "chain_pictures_touched" ON "chain_pictures" USING btree ("touched_at");--> statement-breakpoint
CREATE INDEX "chain_tokens_due" ON "chain_tokens" USING btree ("chain_id","collection","due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "chain_tokens_picture" ON "chain_tokens" USING btree ("picture");--> statement-breakpoint
CREATE INDEX "chain_tokens_shown" ON "chain_tokens" USING btree ("chain_id","collection","token_id") WHERE picture is not null;--> statement-breakpoint
CREATE INDEX "chain_tokens_block" ON "chain_tokens" USING btree ("chain_id","block");
CREATE TABLE "chain_animations" (
	"address" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "chain_animations_id" ON "chain_animations" USING btree ("id");--> statement-breakpoint
CREATE INDEX "chain_animations_touched" ON "chain_animations" USING btree ("touched_at");
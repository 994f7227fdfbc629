CREATE TABLE "chain_last_sales" (
	"chain_id" bigint NOT NULL,
	"collection" text NOT NULL,
	"token_id" numeric NOT NULL,
	"block" integer NOT NULL,
	"currency" text NOT NULL,
	"unit_price" numeric NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "chain_last_sales_chain_id_collection_token_id_pk" PRIMARY KEY("chain_id","collection","token_id")
);
--> statement-breakpoint
CREATE TABLE "chain_traits" (
	"chain_id" bigint NOT NULL,
	"collection" text NOT NULL,
	"token_id" numeric NOT NULL,
	"type" text NOT NULL,
	"value" text NOT NULL,
	"number" double precision,
	CONSTRAINT "chain_traits_chain_id_collection_token_id_type_value_pk" PRIMARY KEY("chain_id","collection","token_id","type","value")
);
--> statement-breakpoint
CREATE TABLE "chain_rarity" (
	"chain_id" bigint NOT NULL,
	"collection" text NOT NULL,
	"token_id" numeric NOT NULL,
	"rank" integer NOT NULL,
	"score" double precision NOT NULL,
	CONSTRAINT "chain_rarity_chain_id_collection_token_id_pk" PRIMARY KEY("chain_id","collection","token_id")
);
--> statement-breakpoint
CREATE TABLE "chain_rarity_due" (
	"chain_id" bigint NOT NULL,
	"collection" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chain_rarity_due_chain_id_collection_pk" PRIMARY KEY("chain_id","collection")
);
--> statement-breakpoint
CREATE TABLE "chain_rarity_runs" (
	"chain_id" bigint NOT NULL,
	"collection" text NOT NULL,
	"items" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "chain_rarity_runs_chain_id_collection_pk" PRIMARY KEY("chain_id","collection")
);
--> statement-breakpoint
CREATE TABLE "chain_rarity_traits" (
	"chain_id" bigint NOT NULL,
	"collection" text NOT NULL,
	"type" text NOT NULL,
	"value" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "chain_rarity_traits_chain_id_collection_type_value_pk" PRIMARY KEY("chain_id","collection","type","value")
);
--> statement-breakpoint
DROP INDEX "chain_balances_owner";--> statement-breakpoint
ALTER TABLE "chain_traits" ADD CONSTRAINT "chain_traits_token" FOREIGN KEY ("chain_id","collection","token_id") REFERENCES "public"."chain_tokens"("chain_id","collection","token_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chain_rarity" ADD CONSTRAINT "chain_rarity_token" FOREIGN KEY ("chain_id","collection","token_id") REFERENCES "public"."chain_tokens"("chain_id","collection","token_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chain_last_sales_price" ON "chain_last_sales" USING btree ("chain_id","collection","currency","unit_price","token_id");--> statement-breakpoint
CREATE INDEX "chain_traits_value" ON "chain_traits" USING btree ("chain_id","collection","type","value","token_id");--> statement-breakpoint
CREATE INDEX "chain_traits_number" ON "chain_traits" USING btree ("chain_id","collection","type","number") WHERE number is not null;--> statement-breakpoint
CREATE INDEX "chain_rarity_rank" ON "chain_rarity" USING btree ("chain_id","collection","rank","token_id");--> statement-breakpoint
CREATE INDEX "chain_options_price" ON "chain_options" USING btree ("chain_id","collection","currency","price","token_id") WHERE faults = '{}' and touched = checked;--> statement-breakpoint
CREATE INDEX "chain_options_added" ON "chain_options" USING btree ("chain_id","collection","currency","added_at","token_id") WHERE faults = '{}' and touched = checked;--> statement-breakpoint
CREATE INDEX "chain_balances_owner" ON "chain_balances" USING btree ("chain_id","owner","collection");
--> statement-breakpoint
-- What was read before.
INSERT INTO "chain_last_sales" ("chain_id", "collection", "token_id", "block", "currency", "unit_price", "at")
SELECT DISTINCT ON ("chain_id", "collection", "token_id") "chain_id", "collection", "token_id", "block", "currency", "unit_price", "at"
FROM "chain_sales" ORDER BY "chain_id", "collection", "token_id", "block" DESC, "log_index" DESC;--> statement-breakpoint
INSERT INTO "chain_traits" ("chain_id", "collection", "token_id", "type", "value", "number")
SELECT "chain_id", "collection", "token_id", trait ->> 'type', trait ->> 'value',
  CASE jsonb_typeof(trait -> 'value') WHEN 'number' THEN (trait ->> 'value')::float8 END
FROM "chain_tokens", LATERAL jsonb_array_elements("traits") AS trait ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "chain_rarity_due" ("chain_id", "collection", "due_at") SELECT DISTINCT "chain_id", "collection", now() FROM "chain_traits";

CREATE TABLE "chain_funders" (
	"chain_id" bigint NOT NULL,
	"account" text NOT NULL,
	"since" integer NOT NULL,
	"due_at" timestamp with time zone,
	"funder" text,
	"block" integer,
	CONSTRAINT "chain_funders_chain_id_account_pk" PRIMARY KEY("chain_id","account")
);
--> statement-breakpoint
CREATE INDEX "chain_funders_funder" ON "chain_funders" USING btree ("chain_id","funder") WHERE funder is not null;--> statement-breakpoint
CREATE INDEX "chain_funders_block" ON "chain_funders" USING btree ("chain_id","block") WHERE block is not null;--> statement-breakpoint
CREATE INDEX "chain_funders_due" ON "chain_funders" USING btree ("chain_id","due_at") WHERE due_at is not null;--> statement-breakpoint
INSERT INTO "chain_funders" ("chain_id", "account", "since", "due_at") SELECT "chain_id", "account", min("block"), min("at") FROM (SELECT "chain_id", "seller" AS "account", "block", "at" FROM "chain_sales" UNION ALL SELECT "chain_id", "buyer", "block", "at" FROM "chain_sales") AS "traded" GROUP BY 1, 2;

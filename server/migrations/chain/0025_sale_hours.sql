CREATE TABLE "chain_sale_hours" (
	"chain_id" bigint NOT NULL,
	"collection" text NOT NULL,
	"currency" text NOT NULL,
	"sales" integer NOT NULL,
	"volume" numeric NOT NULL,
	"clean_sales" integer NOT NULL,
	"clean_volume" numeric NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	CONSTRAINT "chain_sale_hours_chain_id_collection_hour_currency_pk" PRIMARY KEY("chain_id","collection","hour","currency")
);
--> statement-breakpoint
CREATE INDEX "chain_sale_hours_hour" ON "chain_sale_hours" USING btree ("chain_id","hour");
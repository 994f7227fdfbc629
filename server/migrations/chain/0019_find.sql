CREATE TABLE "chain_sale_days" (
	"chain_id" bigint NOT NULL,
	"collection" text NOT NULL,
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"sales" integer NOT NULL,
	"volume" numeric NOT NULL,
	"clean_sales" integer NOT NULL,
	"clean_volume" numeric NOT NULL,
	CONSTRAINT "chain_sale_days_chain_id_collection_day_currency_pk" PRIMARY KEY("chain_id","collection","day","currency")
);
--> statement-breakpoint
CREATE TABLE "chain_sale_marks" (
	"chain_id" bigint NOT NULL,
	"block" integer NOT NULL,
	"log_index" integer NOT NULL,
	"mask" integer NOT NULL,
	CONSTRAINT "chain_sale_marks_chain_id_block_log_index_pk" PRIMARY KEY("chain_id","block","log_index")
);
--> statement-breakpoint
CREATE INDEX "chain_sale_days_day" ON "chain_sale_days" USING btree ("chain_id","day");--> statement-breakpoint
CREATE INDEX "chain_drops_creator" ON "chain_drops" USING btree ("chain_id","creator");--> statement-breakpoint
CREATE INDEX "chain_sales_at" ON "chain_sales" USING btree ("chain_id","at");--> statement-breakpoint
CREATE INDEX "chain_sales_seller" ON "chain_sales" USING btree ("chain_id","seller","block","log_index");--> statement-breakpoint
CREATE INDEX "chain_sales_buyer" ON "chain_sales" USING btree ("chain_id","buyer","block","log_index");--> statement-breakpoint
CREATE INDEX "chain_tokens_name" ON "chain_tokens" USING btree ("chain_id",lower("name") text_pattern_ops) WHERE name is not null;
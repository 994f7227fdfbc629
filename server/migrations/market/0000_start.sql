CREATE TABLE "market_favourites" (
	"user_id" bigint NOT NULL,
	"subject" text NOT NULL,
	"is_item" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"price_then" numeric,
	"price_told" numeric,
	CONSTRAINT "market_favourites_user_id_subject_pk" PRIMARY KEY("user_id","subject")
);
--> statement-breakpoint
CREATE INDEX "market_favourites_subject" ON "market_favourites" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "market_favourites_list" ON "market_favourites" USING btree ("user_id","is_item","at");
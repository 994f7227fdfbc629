CREATE TABLE "account_code_looks" (
	"who" text PRIMARY KEY NOT NULL,
	"wrong" integer NOT NULL,
	"right" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "account_code_looks_since" ON "account_code_looks" USING btree ("since");
CREATE TABLE "account_third_party_flows" (
	"id" text PRIMARY KEY NOT NULL,
	"stage" text NOT NULL,
	"browser" text NOT NULL,
	"sealed" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "account_third_party_flows_expires_at" ON "account_third_party_flows" USING btree ("expires_at");
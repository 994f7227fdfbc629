CREATE TABLE "account_wallet_nonces" (
	"nonce" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"family" text NOT NULL,
	"address" text NOT NULL,
	"browser" text NOT NULL,
	"session_id" text,
	"issued_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "account_wallet_nonces_expires_at" ON "account_wallet_nonces" USING btree ("expires_at");
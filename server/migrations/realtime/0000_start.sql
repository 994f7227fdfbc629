CREATE TABLE "realtime_nonces" (
	"nonce" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "realtime_utokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"session_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "realtime_nonces_old" ON "realtime_nonces" USING btree ("at");--> statement-breakpoint
CREATE INDEX "realtime_utokens_session" ON "realtime_utokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "realtime_utokens_old" ON "realtime_utokens" USING btree ("expires_at");
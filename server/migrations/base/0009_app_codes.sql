CREATE TABLE "account_app_codes" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"challenge" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_app_codes_session_id_unique" UNIQUE("session_id")
);
--> statement-breakpoint
ALTER TABLE "account_app_codes" ADD CONSTRAINT "account_app_codes_session_id_account_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."account_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_app_codes" ADD CONSTRAINT "account_app_codes_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_app_codes_expires_at" ON "account_app_codes" USING btree ("expires_at");
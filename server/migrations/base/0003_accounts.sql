CREATE TABLE "account_captcha_counts" (
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "account_captcha_counts_action_subject_pk" PRIMARY KEY("action","subject")
);
--> statement-breakpoint
CREATE TABLE "account_captcha_used" (
	"challenge" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_code_sends" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_code_sends_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_codes" (
	"subject" text NOT NULL,
	"purpose" text NOT NULL,
	"code" text NOT NULL,
	"link" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"tries" integer NOT NULL,
	"wrong" integer NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "account_codes_subject_purpose_pk" PRIMARY KEY("subject","purpose")
);
--> statement-breakpoint
CREATE TABLE "account_code_grants" (
	"grant" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "account_ledger_accounts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_ledger_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"owner" text NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"bricks_type" smallint NOT NULL,
	"part" smallint DEFAULT 0 NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "account_ledger_accounts_holder" UNIQUE("user_id","owner","kind","bricks_type","part"),
	CONSTRAINT "account_ledger_owner" CHECK ("account_ledger_accounts"."owner" in ('user', 'issuer', 'fees') and ("account_ledger_accounts"."owner" = 'user') = ("account_ledger_accounts"."user_id" > 0)),
	CONSTRAINT "account_ledger_kind" CHECK ("account_ledger_accounts"."kind" = 'available' or ("account_ledger_accounts"."kind" = 'frozen' and "account_ledger_accounts"."owner" = 'user')),
	CONSTRAINT "account_ledger_bricks_type" CHECK ("account_ledger_accounts"."bricks_type" in (1, 2)),
	CONSTRAINT "account_ledger_floor" CHECK ("account_ledger_accounts"."owner" <> 'user' or "account_ledger_accounts"."balance" >= 0),
	CONSTRAINT "account_ledger_range" CHECK ("account_ledger_accounts"."balance" between -9007199254740991 and 9007199254740991)
);
--> statement-breakpoint
CREATE TABLE "account_ledger_entries" (
	"transaction_id" bigint NOT NULL,
	"line" smallint NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"seq" bigint NOT NULL,
	CONSTRAINT "account_ledger_entries_transaction_id_line_pk" PRIMARY KEY("transaction_id","line"),
	CONSTRAINT "account_ledger_entries_seq" UNIQUE("account_id","seq"),
	CONSTRAINT "account_ledger_amount" CHECK ("account_ledger_entries"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "account_ledger_transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_ledger_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"reverses" bigint,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_ledger_transactions_key_unique" UNIQUE("key"),
	CONSTRAINT "account_ledger_transactions_reverses_unique" UNIQUE("reverses")
);
--> statement-breakpoint
CREATE TABLE "account_idempotency" (
	"endpoint" text NOT NULL,
	"caller" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"result" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_idempotency_endpoint_caller_key_pk" PRIMARY KEY("endpoint","caller","key")
);
--> statement-breakpoint
CREATE TABLE "account_login_tries" (
	"subject" text NOT NULL,
	"network" text NOT NULL,
	"tries" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"blocked_until" timestamp with time zone NOT NULL,
	CONSTRAINT "account_login_tries_subject_network_pk" PRIMARY KEY("subject","network")
);
--> statement-breakpoint
CREATE TABLE "account_proofs" (
	"session_id" text NOT NULL,
	"jti" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_proofs_session_id_jti_pk" PRIMARY KEY("session_id","jti")
);
--> statement-breakpoint
CREATE TABLE "account_refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"replaced_by" text
);
--> statement-breakpoint
CREATE TABLE "account_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"device_id" text NOT NULL,
	"device_name" text NOT NULL,
	"os" text NOT NULL,
	"key" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text
);
--> statement-breakpoint
CREATE TABLE "account_audit" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"target" text NOT NULL,
	"outcome" text NOT NULL,
	"detail" jsonb
);
--> statement-breakpoint
CREATE TABLE "account_bars" (
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"reason" text,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_bars_kind_value_pk" PRIMARY KEY("kind","value")
);
--> statement-breakpoint
CREATE TABLE "account_roles" (
	"user_id" bigint NOT NULL,
	"role" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_roles_user_id_role_pk" PRIMARY KEY("user_id","role")
);
--> statement-breakpoint
CREATE TABLE "account_devices" (
	"user_id" bigint NOT NULL,
	"device_id" text NOT NULL,
	"name" text NOT NULL,
	"os" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_devices_user_id_device_id_pk" PRIMARY KEY("user_id","device_id")
);
--> statement-breakpoint
CREATE TABLE "account_identities" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_identities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"verified_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_invite_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_invite_codes_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "account_invites" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"inviter_id" bigint NOT NULL,
	"code" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_passwords" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"uid" text NOT NULL,
	"username" text NOT NULL,
	"headimgurl" text DEFAULT '' NOT NULL,
	"personalprofile" text DEFAULT '' NOT NULL,
	"profileimageurl" text DEFAULT '' NOT NULL,
	"bannerimageurl" text DEFAULT '' NOT NULL,
	"instagramurl" text DEFAULT '' NOT NULL,
	"websiteurl" text DEFAULT '' NOT NULL,
	"twitterurl" text DEFAULT '' NOT NULL,
	"imgsource" text DEFAULT '' NOT NULL,
	"registertype" smallint DEFAULT 0 NOT NULL,
	"certification" boolean DEFAULT false NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_users_uid_unique" UNIQUE("uid")
);
--> statement-breakpoint
CREATE TABLE "dc_bests" (
	"game_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"score" bigint NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	"runs" integer NOT NULL,
	CONSTRAINT "dc_bests_game_id_user_id_pk" PRIMARY KEY("game_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "dc_points" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"points" bigint NOT NULL,
	"reached_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dc_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"game_id" text NOT NULL,
	"rules" integer NOT NULL,
	"seed" bigint NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"finished_at" timestamp with time zone,
	"score" bigint,
	"ticks" integer,
	"points" integer,
	"bricks" smallint
);
--> statement-breakpoint
CREATE TABLE "mail_dev_mailbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_dev_mailbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"letter_id" text NOT NULL,
	"to" text NOT NULL,
	"sealed" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_dev_mailbox_letter_id_unique" UNIQUE("letter_id")
);
--> statement-breakpoint
CREATE TABLE "mail_refusals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_refusals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"template" text NOT NULL,
	"reply_code" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_ledger_entries" ADD CONSTRAINT "account_ledger_entries_transaction_id_account_ledger_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."account_ledger_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_ledger_entries" ADD CONSTRAINT "account_ledger_entries_account_id_account_ledger_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account_ledger_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_refresh_tokens" ADD CONSTRAINT "account_refresh_tokens_session_id_account_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."account_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_sessions" ADD CONSTRAINT "account_sessions_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_devices" ADD CONSTRAINT "account_devices_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_identities" ADD CONSTRAINT "account_identities_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_invite_codes" ADD CONSTRAINT "account_invite_codes_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_invites" ADD CONSTRAINT "account_invites_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_invites" ADD CONSTRAINT "account_invites_inviter_id_account_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_passwords" ADD CONSTRAINT "account_passwords_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_captcha_counts_since" ON "account_captcha_counts" USING btree ("since");--> statement-breakpoint
CREATE INDEX "account_captcha_used_expires_at" ON "account_captcha_used" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_code_sends_subject" ON "account_code_sends" USING btree ("subject","at");--> statement-breakpoint
CREATE INDEX "account_code_sends_at" ON "account_code_sends" USING btree ("at");--> statement-breakpoint
CREATE INDEX "account_code_grants_expires_at" ON "account_code_grants" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_idempotency_at" ON "account_idempotency" USING btree ("at");--> statement-breakpoint
CREATE INDEX "account_login_tries_last_at" ON "account_login_tries" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "account_proofs_at" ON "account_proofs" USING btree ("at");--> statement-breakpoint
CREATE INDEX "account_refresh_tokens_session" ON "account_refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "account_sessions_user" ON "account_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_sessions_revoked_at" ON "account_sessions" USING btree ("revoked_at");--> statement-breakpoint
CREATE INDEX "account_audit_target" ON "account_audit" USING btree ("target","at");--> statement-breakpoint
CREATE UNIQUE INDEX "account_identities_subject" ON "account_identities" USING btree ("kind","subject");--> statement-breakpoint
CREATE INDEX "account_identities_user" ON "account_identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "account_invites_inviter" ON "account_invites" USING btree ("inviter_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "dc_bests_rank" ON "dc_bests" USING btree ("game_id","score" DESC NULLS FIRST,"reached_at","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "dc_points_rank" ON "dc_points" USING btree ("points" DESC NULLS FIRST,"reached_at","user_id");--> statement-breakpoint
CREATE INDEX "dc_runs_user_started" ON "dc_runs" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "dc_runs_user_finished" ON "dc_runs" USING btree ("user_id","finished_at");--> statement-breakpoint
CREATE INDEX "dc_runs_state_started" ON "dc_runs" USING btree ("state","started_at");--> statement-breakpoint
CREATE INDEX "mail_dev_mailbox_to" ON "mail_dev_mailbox" USING btree ("to");--> statement-breakpoint
CREATE INDEX "mail_refusals_recipient" ON "mail_refusals" USING btree ("recipient","at");
CREATE TABLE "account_campaign_members" (
	"campaign_id" text NOT NULL,
	"user_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_campaign_members_campaign_id_user_id_pk" PRIMARY KEY("campaign_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "account_campaigns" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"title" jsonb NOT NULL,
	"target" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "account_invites" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_invites" ADD COLUMN "state" text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_invites" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_invites" ADD COLUMN "judged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_users" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "account_campaign_members" ADD CONSTRAINT "account_campaign_members_campaign_id_account_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."account_campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_campaign_members" ADD CONSTRAINT "account_campaign_members_user_id_account_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."account_users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_campaign_members_user" ON "account_campaign_members" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "account_invites_state" ON "account_invites" USING btree ("state","at");--> statement-breakpoint
CREATE INDEX "account_invites_network" ON "account_invites" USING btree ("network","at");
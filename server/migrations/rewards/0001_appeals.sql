ALTER TABLE "account_invites" ADD COLUMN "appeal" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_invites" ADD COLUMN "appealed_at" timestamp with time zone;
DROP INDEX "account_identities_subject";--> statement-breakpoint
ALTER TABLE "account_identities" ADD COLUMN "chain" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "account_identities_subject" ON "account_identities" USING btree ("kind","subject","chain");
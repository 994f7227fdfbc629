ALTER TABLE "chain_options" ADD COLUMN "answers" text;--> statement-breakpoint
CREATE INDEX "chain_options_answers" ON "chain_options" USING btree ("chain_id","answers") WHERE answers is not null;
DROP INDEX "chain_tokens_picture";--> statement-breakpoint
CREATE INDEX "chain_tokens_picture" ON "chain_tokens" USING btree ("picture") WHERE picture is not null;
CREATE TABLE "messaging_words" (
	"conversation_id" bigint NOT NULL,
	"seq" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "messaging_words_conversation_id_seq_pk" PRIMARY KEY("conversation_id","seq")
);
--> statement-breakpoint
CREATE INDEX "messaging_words_found" ON "messaging_words" USING gin ("words");--> statement-breakpoint
CREATE INDEX "messaging_members_hidden" ON "messaging_members" USING btree ("conversation_id") WHERE "messaging_members"."hidden_seq" is not null;--> statement-breakpoint
CREATE INDEX "messaging_messages_pinned" ON "messaging_messages" USING btree ("conversation_id") WHERE "messaging_messages"."pinned_at" is not null;
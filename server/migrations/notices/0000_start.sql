CREATE TABLE "notices_notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"actor_id" bigint,
	"about" text NOT NULL,
	"values" jsonb NOT NULL,
	"link" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "notices_notices_list" ON "notices_notices" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_notices_about" ON "notices_notices" USING btree ("user_id","about");
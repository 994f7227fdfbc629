CREATE TABLE "community_case_actions" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"case_id" bigint NOT NULL,
	"what" text NOT NULL,
	"decision" text,
	"by" text NOT NULL,
	"note" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_cases" (
	"id" bigint PRIMARY KEY NOT NULL,
	"target" text NOT NULL,
	"author_id" bigint NOT NULL,
	"state" text NOT NULL,
	"says" text NOT NULL,
	"pictures" jsonb NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"decision" text,
	"reason" text,
	"note" text DEFAULT '' NOT NULL,
	"decided_by" bigint,
	"decided_at" timestamp with time zone,
	"appeal" text DEFAULT '' NOT NULL,
	"is_upheld" boolean
);
--> statement-breakpoint
CREATE TABLE "community_series" (
	"id" bigint PRIMARY KEY NOT NULL,
	"author_id" bigint NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_series_posts" (
	"series_id" bigint NOT NULL,
	"post_id" bigint NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "community_series_posts_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	CONSTRAINT "community_series_posts_series_id_post_id_pk" PRIMARY KEY("series_id","post_id")
);
--> statement-breakpoint
ALTER TABLE "community_profiles" ADD COLUMN "shows_hood" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "community_case_actions_case" ON "community_case_actions" USING btree ("case_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "community_cases_open" ON "community_cases" USING btree ("target") WHERE "community_cases"."state" = 'open';--> statement-breakpoint
CREATE INDEX "community_cases_queue" ON "community_cases" USING btree ("state","opened_at","id");--> statement-breakpoint
CREATE INDEX "community_cases_author" ON "community_cases" USING btree ("author_id","decided_at");--> statement-breakpoint
CREATE INDEX "community_series_author" ON "community_series" USING btree ("author_id","at","id");--> statement-breakpoint
CREATE INDEX "community_series_posts_order" ON "community_series_posts" USING btree ("series_id","place");--> statement-breakpoint
CREATE INDEX "community_series_posts_post" ON "community_series_posts" USING btree ("post_id");
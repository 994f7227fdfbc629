CREATE TABLE "relations_edges" (
	"from_id" bigint NOT NULL,
	"to_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "relations_edges_from_id_kind_to_id_pk" PRIMARY KEY("from_id","kind","to_id")
);
--> statement-breakpoint
CREATE TABLE "relations_privacy" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"who_writes" text DEFAULT 'everyone' NOT NULL,
	"shows_presence" boolean DEFAULT true NOT NULL,
	"shows_reading" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE INDEX "relations_edges_from" ON "relations_edges" USING btree ("from_id","kind","at");--> statement-breakpoint
CREATE INDEX "relations_edges_to" ON "relations_edges" USING btree ("to_id","kind","at");
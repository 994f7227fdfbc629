CREATE TABLE "account_frontend_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"remote" text,
	"version" text,
	"url" text NOT NULL,
	"payload" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_visits" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"count" bigint NOT NULL,
	"external" bigint NOT NULL,
	CONSTRAINT "account_visits_day_path_pk" PRIMARY KEY("day","path")
);
--> statement-breakpoint
CREATE INDEX "account_frontend_log_received_at" ON "account_frontend_log" USING btree ("received_at");
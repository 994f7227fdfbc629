CREATE TABLE "market_alert_choices" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"off" text[] NOT NULL,
	"floor_percent" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market_alert_hours" (
	"user_id" bigint NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"told" integer NOT NULL,
	CONSTRAINT "market_alert_hours_user_id_hour_pk" PRIMARY KEY("user_id","hour")
);

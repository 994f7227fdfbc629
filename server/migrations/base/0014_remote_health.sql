CREATE TABLE "platform_health_browsers" (
	"remote" text NOT NULL,
	"era" bigint NOT NULL,
	"version" text NOT NULL,
	"browser" text NOT NULL,
	"network" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"failed_at" timestamp with time zone,
	CONSTRAINT "platform_health_browsers_remote_era_version_browser_pk" PRIMARY KEY("remote","era","version","browser")
);
--> statement-breakpoint
CREATE TABLE "platform_health_errors" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"message" text NOT NULL,
	"frame" text NOT NULL,
	"count" bigint NOT NULL,
	"stack" text,
	"path" text NOT NULL,
	"first_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "platform_health_errors_remote_version_id_pk" PRIMARY KEY("remote","version","id")
);
--> statement-breakpoint
CREATE TABLE "platform_health_hours" (
	"remote" text NOT NULL,
	"version" text NOT NULL,
	"channel" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"loads" bigint DEFAULT 0 NOT NULL,
	"failed" bigint DEFAULT 0 NOT NULL,
	"retried" bigint DEFAULT 0 NOT NULL,
	"last_good" bigint DEFAULT 0 NOT NULL,
	"crashes" bigint DEFAULT 0 NOT NULL,
	"errors" bigint DEFAULT 0 NOT NULL,
	"browsers" bigint DEFAULT 0 NOT NULL,
	"failed_browsers" bigint DEFAULT 0 NOT NULL,
	"load_ms" integer[] NOT NULL,
	"lcp_ms" integer[] NOT NULL,
	"inp_ms" integer[] NOT NULL,
	"cls" integer[] NOT NULL,
	CONSTRAINT "platform_health_hours_remote_version_channel_hour_pk" PRIMARY KEY("remote","version","channel","hour")
);
--> statement-breakpoint
CREATE INDEX "platform_health_browsers_network" ON "platform_health_browsers" USING btree ("remote","era","version","network");--> statement-breakpoint
CREATE INDEX "platform_health_browsers_first" ON "platform_health_browsers" USING btree ("remote","era","version","first_at");--> statement-breakpoint
CREATE INDEX "platform_health_errors_remote_last" ON "platform_health_errors" USING btree ("remote","last_at");--> statement-breakpoint
CREATE INDEX "platform_health_errors_last" ON "platform_health_errors" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "platform_health_hours_hour" ON "platform_health_hours" USING btree ("hour");
CREATE TABLE "market_reports" (
	"user_id" bigint NOT NULL,
	"subject" text NOT NULL,
	"reason" text NOT NULL,
	"text" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"judged_at" timestamp with time zone,
	CONSTRAINT "market_reports_user_id_subject_pk" PRIMARY KEY("user_id","subject")
);
--> statement-breakpoint
CREATE INDEX "market_reports_subject" ON "market_reports" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "market_reports_person" ON "market_reports" USING btree ("user_id","at");
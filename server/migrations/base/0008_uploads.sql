CREATE TABLE "uploads_assets" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"sha256" text NOT NULL,
	"type" text NOT NULL,
	"size" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"name" text,
	"created_at" timestamp with time zone NOT NULL,
	"unused_since" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "uploads_blobs" (
	"sha256" text PRIMARY KEY NOT NULL,
	"size" bigint NOT NULL,
	"touched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads_resumables" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"size" bigint NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"asset_id" text
);
--> statement-breakpoint
CREATE TABLE "uploads_uses" (
	"asset_id" text NOT NULL,
	"used_by" text NOT NULL,
	CONSTRAINT "uploads_uses_asset_id_used_by_pk" PRIMARY KEY("asset_id","used_by")
);
--> statement-breakpoint
ALTER TABLE "uploads_assets" ADD CONSTRAINT "uploads_assets_sha256_uploads_blobs_sha256_fk" FOREIGN KEY ("sha256") REFERENCES "public"."uploads_blobs"("sha256") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads_uses" ADD CONSTRAINT "uploads_uses_asset_id_uploads_assets_id_fk" FOREIGN KEY ("asset_id") REFERENCES "public"."uploads_assets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_assets_user_created" ON "uploads_assets" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "uploads_assets_sha256" ON "uploads_assets" USING btree ("sha256");--> statement-breakpoint
CREATE INDEX "uploads_assets_unused" ON "uploads_assets" USING btree ("unused_since");--> statement-breakpoint
CREATE INDEX "uploads_resumables_user" ON "uploads_resumables" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploads_resumables_created" ON "uploads_resumables" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "uploads_uses_used_by" ON "uploads_uses" USING btree ("used_by");
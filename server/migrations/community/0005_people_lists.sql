CREATE TABLE "community_people_listed" (
	"list_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "community_people_listed_list_id_user_id_pk" PRIMARY KEY("list_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "community_people_lists" (
	"id" bigint PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"is_public" boolean NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "community_people_listed" ADD CONSTRAINT "community_people_listed_list_id_community_people_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."community_people_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "community_people_listed_user" ON "community_people_listed" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "community_people_listed_latest" ON "community_people_listed" USING btree ("list_id","at","user_id");--> statement-breakpoint
CREATE INDEX "community_people_lists_owner" ON "community_people_lists" USING btree ("owner_id","at","id");
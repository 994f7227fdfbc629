CREATE TABLE "cards_days" (
	"user_id" bigint NOT NULL,
	"day" date NOT NULL,
	"card" text NOT NULL,
	"bought" smallint NOT NULL,
	CONSTRAINT "cards_days_user_id_day_card_pk" PRIMARY KEY("user_id","day","card")
);

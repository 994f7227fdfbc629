-- Rows of calls were named by endpoints' ids, which change; now by address. A call that is repeated over the upgrade is
-- refused, not done twice: its body was hashed under the former name.
UPDATE "account_idempotency" SET "endpoint" = CASE
  WHEN "endpoint" IN ('account.register', 'identity.register') THEN 'POST /api/accountservice/open/register'
  WHEN "endpoint" IN ('account.auto', 'identity.loginByThirdParty') THEN 'POST /api/accountservice/open/auto'
  WHEN "endpoint" IN ('dc.runStart', 'games.startRun') THEN 'POST /api/dcservice/game/run/start'
  WHEN "endpoint" IN ('dc.runFinish', 'games.finishRun') THEN 'POST /api/dcservice/game/run/finish'
  ELSE "endpoint"
END;

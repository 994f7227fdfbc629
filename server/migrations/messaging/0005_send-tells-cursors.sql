-- Sends many messages in one round trip, those of one conversation in the order of `k`. Every item gets one row: `sent`, `known`
-- where this very message was sent before, or the name of a code. Rows without `k` say whose own state changed besides: `touched`
-- what they have of the conversation, `read` their cursor alone, which stands at `seq` now.
-- The plan is fixed: one that was made for empty tables would read all of them until statistics catch up.
CREATE OR REPLACE FUNCTION messaging_send(items jsonb, moment timestamptz)
RETURNS TABLE (
  k integer, outcome text, detail jsonb, conversation bigint, epoch uuid, kind text, members integer,
  seq integer, pts bigint, body jsonb, user_id bigint, uv bigint
)
LANGUAGE plpgsql VOLATILE
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off SET jit = off
AS $$
#variable_conflict use_column
BEGIN
  -- Whoever changes one of these conversations waits here; the statement behind it sees what they did.
  PERFORM FROM messaging_heads h
  WHERE h.conversation_id IN (SELECT (item ->> 'conversation')::bigint FROM jsonb_array_elements(items) AS item)
  ORDER BY h.conversation_id FOR NO KEY UPDATE;

  RETURN QUERY
  WITH asked AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(items) AS item (
      k integer, conversation bigint, sender bigint, client uuid, text text, body jsonb, digest text,
      reply integer, everyone boolean, mentions bigint[], words text[], refusal text
    )
  ),
  judged AS MATERIALIZED (
    SELECT a.*, h.last_seq, h.last_pts, c.epoch, c.kind, c.members, c.slowmode, m.read_seq, m.is_accepted, m.wrote_at, m.muted_until,
      m.mute_reason, before.seq AS known_seq,
      CASE WHEN a.reply IS NULL THEN a.body ELSE a.body || jsonb_build_object('reply', jsonb_build_object(
        'seq', a.reply, 'userId', quoted.sender_id, 'text', left(quoted.text, 200))) END AS kept,
      CASE
        WHEN before.digest = a.digest THEN 'known'
        WHEN before.digest IS NOT NULL THEN 'idempotencyMismatch'
        WHEN a.refusal IS NOT NULL THEN a.refusal
        WHEN h.conversation_id IS NULL OR m.user_id IS NULL OR m.left_at IS NOT NULL OR c.ended_at IS NOT NULL THEN 'notFound'
        WHEN m.muted_until > moment THEN 'muted'
        WHEN c.writers = 'admins' AND m.role = 'member' THEN 'forbidden'
        WHEN a.everyone AND (c.kind = 'private' OR m.role = 'member') THEN 'forbidden'
        WHEN a.reply IS NOT NULL AND quoted.seq IS NULL THEN 'notFound'
        WHEN c.kind = 'private' AND (
          NOT EXISTS (
            SELECT FROM messaging_members peer
            WHERE peer.conversation_id = a.conversation AND peer.user_id = c.low_user + c.high_user - a.sender AND peer.left_at IS NULL)
          OR EXISTS (
            SELECT FROM relations_edges edge
            WHERE edge.from_id = c.low_user + c.high_user - a.sender AND edge.kind = 'block' AND edge.to_id = a.sender)
        ) THEN 'notWelcome'
        WHEN m.role = 'member' AND c.slowmode > 0 AND (
          m.wrote_at + make_interval(secs => c.slowmode) > moment OR row_number() OVER (PARTITION BY a.conversation, a.sender ORDER BY a.k) > 1
        ) THEN 'tooFast'
      END AS refused
    FROM asked a
    LEFT JOIN messaging_heads h ON h.conversation_id = a.conversation
    LEFT JOIN messaging_conversations c ON c.id = a.conversation
    LEFT JOIN messaging_members m ON m.conversation_id = a.conversation AND m.user_id = a.sender
    LEFT JOIN messaging_messages before
      ON before.sender_id = a.sender AND before.client_id = a.client AND before.conversation_id + 0 = a.conversation
    LEFT JOIN messaging_messages quoted
      ON quoted.conversation_id = a.conversation AND quoted.seq = a.reply AND quoted.seq >= m.min_seq
  ),
  placed AS MATERIALIZED (
    SELECT j.*, count(*) FILTER (WHERE j.refused IS NULL) OVER (PARTITION BY j.conversation ORDER BY j.k) AS place,
      count(*) FILTER (WHERE j.refused IS NULL) OVER (PARTITION BY j.conversation, j.sender ORDER BY j.k) AS own
    FROM judged j
  ),
  numbered AS MATERIALIZED (
    SELECT p.*, (p.last_seq + p.place)::integer AS seq, p.last_pts + p.place AS pts FROM placed p WHERE p.refused IS NULL
  ),
  headed AS (
    UPDATE messaging_heads h SET last_seq = n.seq, last_pts = n.pts, last_at = moment
    FROM (SELECT conversation, max(seq) AS seq, max(pts) AS pts FROM numbered GROUP BY conversation) n
    WHERE h.conversation_id = n.conversation
  ),
  written AS (
    INSERT INTO messaging_messages (conversation_id, seq, client_id, sender_id, kind, text, body, digest, mod_pts, created_at)
    SELECT n.conversation, n.seq, n.client, n.sender, 'text', n.text, n.kept, n.digest, n.pts, moment FROM numbered n
  ),
  indexed AS (
    INSERT INTO messaging_words (conversation_id, seq, at, words)
    SELECT n.conversation, n.seq, moment, array_to_tsvector(n.words) FROM numbered n WHERE cardinality(n.words) > 0
  ),
  -- By itself, so that nobody reads all members of a conversation to find the few who are named.
  mentioned AS MATERIALIZED (
    SELECT DISTINCT n.conversation, n.seq, unnest(n.mentions) AS user_id FROM numbered n WHERE cardinality(n.mentions) > 0
  ),
  named AS (
    INSERT INTO messaging_mentions (user_id, conversation_id, seq, at)
    SELECT m.user_id, n.conversation, n.seq, moment
    FROM mentioned n JOIN messaging_members m ON m.conversation_id = n.conversation AND m.user_id = n.user_id
    WHERE m.left_at IS NULL
  ),
  everyone AS (
    UPDATE messaging_conversations c SET last_all_seq = n.seq
    FROM (SELECT conversation, max(seq) AS seq FROM numbered WHERE everyone GROUP BY conversation) n
    WHERE c.id = n.conversation
  ),
  -- Whose list the conversation comes onto, or comes back onto, and who answers a request by writing.
  changed AS MATERIALIZED (
    SELECT n.conversation, n.sender AS user_id FROM numbered n WHERE NOT n.is_accepted
    UNION
    SELECT n.conversation, m.user_id FROM numbered n JOIN messaging_members m ON m.conversation_id = n.conversation
    WHERE n.kind = 'private' AND n.last_seq = 0
    UNION
    SELECT m.conversation_id, m.user_id FROM messaging_members m
    WHERE m.conversation_id IN (SELECT conversation FROM numbered) AND m.hidden_seq IS NOT NULL AND m.left_at IS NULL
  ),
  -- Whoever writes at the end of what they have read has read their own message.
  ahead AS MATERIALIZED (
    SELECT n.conversation, n.sender AS user_id, max(n.seq) AS seq FROM numbered n WHERE n.seq - n.own = n.read_seq
    GROUP BY n.conversation, n.sender
  ),
  touched AS (
    INSERT INTO messaging_user_heads AS head (user_id, uv)
    SELECT one.user_id, 1 FROM (SELECT c.user_id FROM changed c UNION SELECT a.user_id FROM ahead a) one ORDER BY one.user_id
    ON CONFLICT ON CONSTRAINT messaging_user_heads_pkey DO UPDATE SET uv = head.uv + 1
    RETURNING head.user_id, head.uv
  ),
  moved AS (
    UPDATE messaging_members m SET
      wrote_at = CASE WHEN t.wrote THEN moment ELSE m.wrote_at END, is_accepted = m.is_accepted OR t.wrote,
      read_seq = greatest(m.read_seq, t.seq), hidden_seq = NULL, mod_uv = coalesce(t.uv, m.mod_uv)
    FROM (
      SELECT conversation, user_id, bool_or(wrote) AS wrote, max(seq) AS seq, max(uv) AS uv
      FROM (
        SELECT n.conversation, n.sender AS user_id, true AS wrote, NULL::integer AS seq, NULL::bigint AS uv FROM numbered n
        UNION ALL
        SELECT a.conversation, a.user_id, true, a.seq, touched.uv FROM ahead a JOIN touched ON touched.user_id = a.user_id
        UNION ALL
        SELECT c.conversation, c.user_id, false, NULL, touched.uv FROM changed c JOIN touched ON touched.user_id = c.user_id
      ) one GROUP BY conversation, user_id
    ) t
    WHERE m.conversation_id = t.conversation AND m.user_id = t.user_id
  )
  SELECT p.k, coalesce(p.refused, 'sent'),
    CASE p.refused
      WHEN 'muted' THEN jsonb_build_object('until', least(p.muted_until, '9999-12-31T23:59:59Z'), 'reason', p.mute_reason)
      WHEN 'tooFast' THEN jsonb_build_object('seconds',
        greatest(1, ceil(extract(epoch FROM coalesce(p.wrote_at, moment) - moment)) + p.slowmode)::integer)
    END,
    p.conversation, p.epoch, p.kind, p.members, CASE WHEN p.refused IS NULL THEN (p.last_seq + p.place)::integer ELSE p.known_seq END,
    p.last_pts + p.place, CASE WHEN p.refused IS NULL THEN p.kept END, NULL::bigint, NULL::bigint
  FROM placed p
  UNION ALL
  SELECT NULL, 'touched', NULL, c.conversation, NULL, NULL, NULL, NULL, NULL, NULL, touched.user_id, touched.uv
  FROM changed c JOIN touched ON touched.user_id = c.user_id
  UNION ALL
  SELECT NULL, 'read', NULL, a.conversation, NULL, NULL, NULL, a.seq, NULL, NULL, touched.user_id, touched.uv
  FROM ahead a JOIN touched ON touched.user_id = a.user_id;
END
$$;

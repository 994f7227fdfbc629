/**
 * A board's season in Redis: a sorted set whose score is the points below 0 and whose member is when they were reached and by
 * whom, so that its order is the one of the database; a hash of the members by person; the change that both stand at.
 */
export const keysOf = (board: string, season: string, draft = ''): [ranked: string, members: string, change: string] => {
  const name = `mortar:ranking:{${board}:${season}}${draft}`;
  return [`${name}:ranked`, `${name}:members`, `${name}:change`];
};

const DIGITS = 16;
const padded = (value: number): string => String(value).padStart(DIGITS, '0');

/** A member of the set. @param reachedAt ms */
export const memberOf = (reachedAt: number, userId: number): string => `${padded(reachedAt)}${padded(userId)}`;
export const readMember = (member: string) => ({ reachedAt: Number(member.slice(0, DIGITS)), userId: Number(member.slice(DIGITS)) });

/** Rows as members, scores and ranks: a rank is 1 + those with more points. */
const ROWS = `
  local function ranked(near)
    local rows, score, rank = {}, nil, nil
    for i = 1, #near, 2 do
      if near[i + 1] ~= score then
        score = near[i + 1]
        rank = redis.call('ZCOUNT', KEYS[1], '-inf', '(' .. score) + 1
      end
      rows[#rows + 1] = near[i]
      rows[#rows + 1] = score
      rows[#rows + 1] = rank
    end
    return rows
  end
  if redis.call('EXISTS', KEYS[3]) == 0 then return false end`;

/** A page. ARGV: member that it goes on after, or empty; its score; number of rows. Nothing where that member has moved. */
export const PAGE = `${ROWS}
  local first = 0
  if ARGV[1] ~= '' then
    if redis.call('ZSCORE', KEYS[1], ARGV[1]) ~= ARGV[2] then return false end
    first = redis.call('ZRANK', KEYS[1], ARGV[1]) + 1
  end
  return ranked(redis.call('ZRANGE', KEYS[1], first, first + ARGV[3] - 1, 'WITHSCORES'))`;

/** A person with two neighbours each way, and the score of the next rank above. ARGV: the person. Nothing for who is not in the set. */
export const AROUND = `${ROWS}
  local member = redis.call('HGET', KEYS[2], ARGV[1])
  if not member then return false end
  local place = redis.call('ZRANK', KEYS[1], member)
  local score = redis.call('ZSCORE', KEYS[1], member)
  local above = redis.call('ZREVRANGEBYSCORE', KEYS[1], '(' .. score, '-inf', 'WITHSCORES', 'LIMIT', 0, 1)
  return { ranked(redis.call('ZRANGE', KEYS[1], math.max(place - 2, 0), place + 2, 'WITHSCORES')), above[2] or '' }`;

/** Moves people. ARGV: change that the set must stand at, the one that it then stands at, and of each person: key, score, member; an empty member takes them out. */
export const MOVE = `
  if redis.call('GET', KEYS[3]) ~= ARGV[1] then return 0 end
  for i = 3, #ARGV, 3 do
    local old = redis.call('HGET', KEYS[2], ARGV[i])
    if old then redis.call('ZREM', KEYS[1], old) end
    if ARGV[i + 2] == '' then
      redis.call('HDEL', KEYS[2], ARGV[i])
    else
      redis.call('ZADD', KEYS[1], ARGV[i + 1], ARGV[i + 2])
      redis.call('HSET', KEYS[2], ARGV[i], ARGV[i + 2])
    end
  end
  redis.call('SET', KEYS[3], ARGV[2])
  return 1`;

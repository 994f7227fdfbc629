-- Addresses that differ by case only are one from now on. Where they belong to two people, the one whose address was verified
-- first keeps it; the others' rows stay under a kind that nobody signs in with, for the operator to see.
UPDATE account_identities AS later SET kind = 'email-duplicate'
 WHERE later.kind = 'email' AND EXISTS (
   SELECT 1 FROM account_identities AS first
    WHERE first.kind = 'email' AND lower(first.subject) = lower(later.subject)
      AND (first.verified_at, first.id) < (later.verified_at, later.id)
 );
